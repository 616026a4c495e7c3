import { setTimeout as wait } from 'node:timers/promises'

const limitMs = 120_000
/** PostgreSQL's classes for a broken connection and a server that stops or starts. An error without a code is the socket's. */
const passing = /^(?:08|57)/

/** Repeats what may be done twice until PostgreSQL is there: crashes are meant for the servers only. */
export async function retry<T>(run: () => Promise<T>): Promise<T> {
  const until = Date.now() + limitMs
  for (;;) {
    try {
      return await run()
    } catch (error) {
      const { code } = error as { code?: string }
      const isPassing = code === undefined || passing.test(code) || /^E[A-Z]+$/.test(code)
      if (!isPassing || Date.now() > until) throw error
      await wait(50)
    }
  }
}
