import { keepAnswers } from '../shared/kept-answers.ts'
import { followPush } from './follow-push.ts'
import { startInstallOffer } from './install-offer.ts'
import { startServiceWorker } from './service-worker.ts'

// What the first screen does not wait for, in one file: each name that the first load carries costs it bytes.
keepAnswers()
startInstallOffer()
startServiceWorker().catch(() => undefined)
followPush()
