import { keepAnswers } from '../shared/kept-answers.ts'
import { followMember } from './follow-member.ts'
import { followPush } from './follow-push.ts'
import { startInstallOffer } from './install-offer.ts'
import { queryClient } from '../shared/query-client.ts'
import { programmeQuery } from '../shared/use-programme.ts'
import { whenRested } from '../shared/when-idle.ts'
import { holdInside } from './hold-inside.ts'
import { startServiceWorker } from './service-worker.ts'
import { followWaitingMessages } from './waiting-messages.ts'

// What the first screen does not wait for, in one file: each name that the first load carries costs it bytes.
keepAnswers()
holdInside(queryClient.getQueryData(programmeQuery.queryKey)?.maintenance)
startInstallOffer()
// It fetches some hundred files.
whenRested(() => startServiceWorker().catch(() => undefined))
followMember()
followPush()
followWaitingMessages()
