import type { Config } from './config.ts'
import type { Db, OpenDatabase } from './database/database.ts'
import type { Queue } from './jobs/queue.ts'
import type { Encryption } from './keys/encryption.ts'
import type { LogSigning } from './keys/log-signing.ts'
import type { Clock } from './ports/clock.ts'
import type { FileStore } from './ports/file-store.ts'
import type { PaymentGateway } from './ports/payment-gateway.ts'
import type { PushService } from './ports/push.ts'
import type { SmsGateway } from './ports/sms.ts'

/** What the programme runs on: the database and the outside parties, chosen in `main.ts`. Features take what they need of it. */
export type Dependencies = {
  config: Config
  /** For calls; jobs get one of their own. */
  db: Db
  /** For what is never to wait for other calls: see `OpenDatabase`. */
  reservedDb: Db
  /** What calls read from that may be a second old: see `OpenDatabase`. */
  replica: OpenDatabase['replica']
  /** Hears what transactions of any process notify of: see `OpenDatabase`. */
  listen: OpenDatabase['listen']
  /** Asked by every call: see `OpenDatabase`. */
  callsWaitMs: OpenDatabase['callsWaitMs']
  longReads: OpenDatabase['longReads']
  queue: Queue
  clock: Clock
  encryption: Encryption
  logSigning: LogSigning
  sms: SmsGateway
  /** Null where push is switched off. */
  push: PushService | null
  files: FileStore
  /** The gateway of each method that can be paid by now; a method without one is not offered. */
  gateways: Partial<Record<'paynow' | 'nets', PaymentGateway>>
}
