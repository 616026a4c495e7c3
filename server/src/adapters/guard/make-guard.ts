import {
  BulkheadRejectedError,
  bulkhead,
  circuitBreaker,
  CircuitState,
  ConsecutiveBreaker,
  ExponentialBackoff,
  handleWhen,
  noop,
  retry,
  TaskCancelledError,
  timeout,
  TimeoutStrategy,
} from 'cockatiel'
import { askedToWait, isPartyAway, PartyResting, PartySilent, wasNotTaken } from '../../ports/party-faults.ts'
import { inSpan } from '../../ports/spans.ts'
import { makePace } from './pace.ts'

/** What a party is asked at most, by this process. */
export type Limits = {
  /** How long one try may take, until the last byte of its answer. */
  timeoutMs: number
  /** How often a call that may be repeated is, the first wait before that, and the longest wait for anything. */
  repeats: number
  firstWaitMs: number
  patienceMs: number
  /** Calls under way at once; as many again and more wait, up to `waiting`. */
  atOnce: number
  waiting: number
  aSecond: number
  /** Calls in a row that found nobody, after which none is made for `restMs`; then one is tried. */
  faultsInARow: number
  restMs: number
}

/**
 * Which calls are repeated at once where nobody was reached. `always`: twice is once, by a key or because it only reads.
 * `ifNotTaken`: only where it is sure that nothing was handed over. `never`: whoever asked tries again later.
 */
export type Repeat = 'always' | 'ifNotTaken' | 'never'

export type Guard = {
  /** Makes a call within the limits; its signal ends with its time. Throws `PartyResting` where it was not made at all. */
  call<T>(repeat: Repeat, ask: (signal: AbortSignal) => Promise<T>): Promise<T>
  /** False while no call is made, since too many in a row found nobody. */
  isReachable(): boolean
}

/**
 * The party's name in traces, and how its adapter's faults are read: into what the port throws, and whether that means that
 * nobody was reached.
 */
type Party = { name?: string; faultOf?: (error: unknown) => unknown; isAway?: (error: unknown) => boolean }

/** All that is between us and one outside party: its time, repeats with jitter, breaker, places and pace. */
export function makeGuard(limits: Limits, { name = 'party', faultOf = (error) => error, isAway = isPartyAway }: Party = {}): Guard {
  const isOfParty = (error: unknown) => !(error instanceof PartyResting) && isAway(error)
  const places = bulkhead(limits.atOnce, limits.waiting)
  const breaker = circuitBreaker(handleWhen(isOfParty), {
    // How long it rests is told below: cockatiel goes by the time of day, and would rest for an hour if that is set back by one.
    halfOpenAfter: -Infinity,
    breaker: new ConsecutiveBreaker(limits.faultsInARow),
  })
  let restsUntil = 0
  breaker.onBreak(() => (restsUntil = performance.now() + limits.restMs))
  /** Whether no call is made: the party rests, or one call tries whether it is back, which others would wait for. */
  const rests = () => performance.now() < restsUntil || breaker.state === CircuitState.HalfOpen
  const backoff = new ExponentialBackoff({ initialDelay: limits.firstWaitMs, maxDelay: limits.patienceMs })
  const repeatWhen = (may: (error: unknown) => boolean) =>
    retry(
      handleWhen((error) => isOfParty(error) && may(error) && askedToWait(error) <= limits.patienceMs),
      { maxAttempts: limits.repeats, backoff },
    )
  const repeats = { always: repeatWhen(() => true), ifNotTaken: repeatWhen(wasNotTaken), never: noop }
  const time = timeout(limits.timeoutMs, TimeoutStrategy.Aggressive)
  const pace = makePace(limits)

  async function once<T>(ask: (signal: AbortSignal) => Promise<T>): Promise<T> {
    await pace.turn()
    try {
      return await time.execute(({ signal }) => ask(signal))
    } catch (error) {
      const fault = faultOf(error instanceof TaskCancelledError ? new PartySilent() : error)
      pace.pause(askedToWait(fault))
      throw fault
    }
  }

  /** Looked at where a call has its place: what waited for one would wait once more. */
  async function unlessResting<T>(work: () => Promise<T>): Promise<T> {
    if (rests()) throw new PartyResting(Math.max(limits.firstWaitMs, restsUntil - performance.now()))
    return breaker.execute(work)
  }

  return {
    async call(repeat, ask) {
      try {
        return await inSpan('party', name, () => places.execute(() => unlessResting(() => repeats[repeat].execute(() => once(ask)))))
      } catch (error) {
        if (error instanceof BulkheadRejectedError) throw new PartyResting(limits.firstWaitMs)
        throw error
      }
    },
    isReachable: () => !rests(),
  }
}
