import { cacheAnswers } from '../../shared/cache/cached-answers.ts'
import { fetchClient } from '../../shared/deferred-calls/deferred-calls.ts'
import { followMember } from './follow-member.ts'
import { followPush } from './follow-push.ts'
import { startInstallOffer } from '../offers/install-offer.ts'
import { offerOwnBrowser } from '../offers/own-browser-offer.ts'
import { queryClient } from '../../shared/server/query-client.ts'
import { programmeQuery } from '../../shared/programme/use-programme.ts'
import { whenRested } from '../../shared/loading/when-idle.ts'
import { checkMaintenance } from '../maintenance/check-maintenance.ts'
import { startServiceWorker } from './service-worker.ts'
import { followWaitingMessages } from './waiting-messages.ts'

// What the first screen does not wait for, in one file: each name that the first load carries costs it bytes.
fetchClient().catch(() => undefined)
cacheAnswers()
checkMaintenance(queryClient.getQueryData(programmeQuery.queryKey)?.maintenance)
startInstallOffer()
offerOwnBrowser().catch(() => undefined)
// It fetches some hundred files.
whenRested(() => startServiceWorker().catch(() => undefined))
whenRested(() => import('../reports/start-reports.ts').then(({ startReports }) => startReports()).catch(() => undefined))
followMember()
followPush()
followWaitingMessages()
