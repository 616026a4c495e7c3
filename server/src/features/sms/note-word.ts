import type { Parts } from '../../parts.ts'
import { toDate } from '../../ports/clock.ts'
import type { SmsWord } from '../../ports/sms.ts'
import { moveSms } from './sms.repo.ts'

/** Believes the provider's word about one message. Words may come late, twice and out of order; safe to repeat. */
export async function noteWord({ db, clock }: Pick<Parts, 'db' | 'clock'>, id: string, word: SmsWord): Promise<void> {
  const error = word.state === 'failed' ? word.error.slice(0, 40) : null
  await moveSms(db, id, { state: word.state, at: toDate(clock.now()), error })
}
