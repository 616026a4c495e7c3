import { setTimeout as wait } from 'node:timers/promises'
import { apiBase } from '@mwc/contract/endpoint/api-base'
import { logIn } from '@mwc/contract/account/log-in/log-in.calls'
import { password, type Fixture } from './start-fixture.ts'

/** Status 0: no answer within a minute, as long as the app waits. */
export type Answer = { status: number; tookMs: number }

const patienceMs = 60_000

/** One request, timed until its whole answer is there. */
export async function timed(url: string, init: RequestInit = {}): Promise<Answer> {
  const began = performance.now()
  const answered = async () => {
    try {
      const response = await fetch(url, { ...init, signal: AbortSignal.timeout(patienceMs) })
      await response.arrayBuffer()
      return response.status
    } catch {
      return 0
    }
  }
  return { status: await answered(), tookMs: performance.now() - began }
}

function post({ base, mobileOf }: Fixture, i: number): Promise<Answer> {
  const body = JSON.stringify({ areaCode: '+65', mobile: mobileOf(i), password })
  return timed(base + apiBase + logIn.path, { method: 'POST', headers: { 'content-type': 'application/json' }, body })
}

let next = 0

/** Right log-ins a second while eight members ask, each again once answered. */
export async function measureCapacity(fixture: Fixture, seconds: number): Promise<number> {
  const until = performance.now() + seconds * 1000
  let done = 0
  const member = async () => {
    while (performance.now() < until) if ((await post(fixture, next++)).status === 200) done += 1
  }
  await Promise.all(Array.from({ length: 8 }, member))
  return done / seconds
}

/** Sends so many log-ins a second, each of another member, whether those before were answered or not. */
export async function logInsAt(fixture: Fixture, rate: number, seconds: number): Promise<Answer[]> {
  const answers: Promise<Answer>[] = []
  const began = performance.now()
  for (let passed = 0; passed < seconds; passed = (performance.now() - began) / 1000) {
    while (answers.length < passed * rate) answers.push(post(fixture, next++))
    await wait(10)
  }
  return Promise.all(answers)
}
