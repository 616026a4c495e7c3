import type { Dependencies } from '../../../dependencies.ts'
import { toDate } from '../../../ports/clock.ts'
import { faultCode } from '../../../ports/fault-code.ts'
import type { PaymentGateway } from '../../../ports/payment-gateway.ts'
import { putAnswered, putCalled, putFault } from './gateway-words.repo.ts'

type Needed = Pick<Dependencies, 'db' | 'clock'>
type Word = 'called' | 'answered'

/** Between two notes of the same word in a process: at a busy hour a gateway answers many times a second. */
const noteEveryMs = 15_000

const noted = new WeakMap<PaymentGateway, Partial<Record<Word, number>>>()

/** Whether a word is to be written, since the last one was a while ago. */
function isWorthWriting(gateway: PaymentGateway, word: Word): boolean {
  const before = noted.get(gateway) ?? {}
  if (performance.now() - (before[word] ?? -Infinity) < noteEveryMs) return false
  noted.set(gateway, { ...before, [word]: performance.now() })
  return true
}

/** Money does not wait for what staff read of a gateway, nor fail with it. */
const quietly = (write: Promise<void>) => write.catch(() => undefined)

/** Notes for staff that a callback was believed. */
export async function noteCallback({ db, clock }: Needed, gateway: PaymentGateway): Promise<void> {
  if (isWorthWriting(gateway, 'called')) await quietly(putCalled(db, gateway.name, toDate(clock.now())))
}

/** Notes for staff that a gateway answered. */
export async function noteAnswered({ db, clock }: Needed, gateway: PaymentGateway): Promise<void> {
  if (isWorthWriting(gateway, 'answered')) await quietly(putAnswered(db, gateway.name, toDate(clock.now())))
}

/** Notes for staff that a gateway was not reached; the next answer is noted at once. */
export async function noteFault({ db, clock }: Needed, gateway: PaymentGateway, error: unknown): Promise<void> {
  noted.set(gateway, { ...noted.get(gateway), answered: -Infinity })
  await quietly(putFault(db, gateway.name, { at: toDate(clock.now()), fault: faultCode(error) }))
}
