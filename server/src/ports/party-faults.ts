/** A party gave no answer in time. Whether it did what it was asked is not known. */
export class PartySilent extends Error {
  override readonly name = 'PartySilent'
  readonly code = 'ETIMEDOUT'

  constructor() {
    super('no answer in time')
  }
}

/** A party was not asked at all: it could not be reached just now, said when to come again, or has enough calls under way. */
export class PartyResting extends Error {
  override readonly name = 'PartyResting'
  readonly code = 'RESTING'
  readonly retryAfterMs: number

  constructor(retryAfterMs: number) {
    super('not asked: it has a rest')
    this.retryAfterMs = retryAfterMs
  }
}

/** Answers of a party that has no time for anybody: it took nothing. */
const busyAnswers = [429, 503]
/** Faults before anything was sent: nobody was reached who could have taken it. */
const neverConnected = ['ECONNREFUSED', 'ENOTFOUND', 'EAI_AGAIN', 'EHOSTUNREACH', 'ENETUNREACH', 'RESTING']

/** Whether it is sure that a party took nothing of what it was handed: only then is it handed over again. */
export function wasNotTaken(error: unknown): boolean {
  const { status, code } = error as { status?: unknown; code?: unknown }
  return busyAnswers.includes(Number(status)) || neverConnected.includes(String(code))
}

/** Whether a fault says that nobody could be served just now; what a party refuses says nothing of the next request. */
export function isPartyAway(error: unknown): boolean {
  const { status } = error as { status?: unknown }
  return typeof status !== 'number' || status === 408 || status === 429 || status >= 500
}

/** For how long a party asked to be left alone, in milliseconds; 0 where it did not. */
export function askedToWait(error: unknown): number {
  const { retryAfterMs } = error as { retryAfterMs?: unknown }
  return typeof retryAfterMs === 'number' ? retryAfterMs : 0
}
