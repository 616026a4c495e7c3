import type { Dependencies } from '../../dependencies.ts'
import { toDate } from '../../ports/clock.ts'
import { faultCode } from '../../ports/fault-code.ts'
import type { SmsStatus } from '../../ports/sms.ts'
import { updateSmsStatus } from './sms.repo.ts'

/** Believes the provider's word about one message. Words may come late, twice and out of order; safe to repeat. */
export async function recordSmsStatus({ db, clock }: Pick<Dependencies, 'db' | 'clock'>, id: string, word: SmsStatus): Promise<void> {
  await updateSmsStatus(db, id, word.state, word.state === 'failed' ? faultCode({ code: word.error }) : null, toDate(clock.now()))
}
