import fc from 'fast-check'
import type { CheckAnswer } from './check-answer.ts'
import type { KnownValues } from './known-values.ts'
import type { People } from './people.ts'
import type { Operation } from './read-operations.ts'
import { type FuzzRequest, requestsOf } from './requests-of-operation.ts'
import { addressOf, type Answer, sendRequest, waitsForNews } from './send-request.ts'

export type Fuzzing = { base: URL; known: KnownValues; check: CheckAnswer; cases: number; seed: number }

/** What became of a call's requests. `waited`: for news, and was left alone; `failure`: all that it takes to see it again. */
export type Outcome = {
  name: string
  asked: number
  done: number
  refused: number
  tooMany: number
  waited: number
  failure: string | null
}

export const nothingYet = ({ name }: Operation): Outcome => ({
  name,
  asked: 0,
  done: 0,
  refused: 0,
  tooMany: 0,
  waited: 0,
  failure: null,
})

/** A search for the smallest request that fails is given up after so long. */
const longestMs = 60_000

const reasonOf = ({ body }: Answer) => (body as { reason?: string } | null)?.reason

/** Sends requests of a call one after the other until all are right or one is not, which is then made as small as it can be. */
export async function fuzzOperation(
  operation: Operation,
  outcome: Outcome,
  { base, known, check, cases, seed }: Fuzzing,
  people: People,
): Promise<void> {
  const ask = async (fuzzed: FuzzRequest): Promise<void> => {
    const answer = await sendRequest(base, operation, fuzzed, await people.headsOf(fuzzed.caller))
    outcome.asked += 1
    if (answer.status === 0 && waitsForNews(operation)) return void (outcome.waited += 1)
    if (reasonOf(answer) === 'account.unauthenticated') people.forget(fuzzed.caller)
    if (answer.status === 200) {
      outcome.done += 1
      known.learn(operation.path, answer.body)
    } else if (answer.status === 429) outcome.tooMany += 1
    else outcome.refused += 1
    const wrong = answer.status === 0 ? 'no answer' : check(operation, answer)
    if (wrong !== null) throw new Error(`${answer.status} ${wrong}\n  answer: ${JSON.stringify(answer.body)?.slice(0, 600)}`)
  }
  const result = await fc.check(fc.asyncProperty(requestsOf(operation, known), ask), {
    numRuns: cases,
    seed,
    interruptAfterTimeLimit: longestMs,
  })
  if (result.failed && result.counterexample) {
    const [fuzzed] = result.counterexample
    const sent = { ...fuzzed, address: addressOf(operation, fuzzed).slice(0, 300) }
    const said = result.errorInstance instanceof Error ? result.errorInstance.message : String(result.errorInstance)
    outcome.failure = `${operation.name}, seed ${seed}, after ${result.numRuns} requests: ${said}\n  request: ${JSON.stringify(sent).slice(0, 700)}`
  }
}
