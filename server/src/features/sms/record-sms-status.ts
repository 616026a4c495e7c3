import type { Parts } from '../../dependencies.ts'
import { toDate } from '../../ports/clock.ts'
import { faultCode } from '../../ports/fault-code.ts'
import type { SmsWord } from '../../ports/sms.ts'
import { keepWord } from './sms.repo.ts'

/** Believes the provider's word about one message. Words may come late, twice and out of order; safe to repeat. */
export async function noteWord({ db, clock }: Pick<Parts, 'db' | 'clock'>, id: string, word: SmsWord): Promise<void> {
  await keepWord(db, id, word.state, word.state === 'failed' ? faultCode({ code: word.error }) : null, toDate(clock.now()))
}
