import { setTimeout as wait } from 'node:timers/promises'

const limitMs = 120_000
/** PostgreSQL's classes for a connection that broke and a server that stops or starts; an error without a code is the socket's. */
const passing = /^(?:08|57)/

/** Does something on PostgreSQL that may be done twice, again until PostgreSQL is there: crashes are meant for the servers, not for the harness. */
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
