import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { signInAtDesk } from './desk.ts'
import { test as journey } from './journey.ts'
import { freePort, runServer } from './run-server.ts'
import { copySeeded } from './seeded-folder.ts'

/** A journey on a server of its own, at whose desk somebody sits: what staff do there closes the app for nobody else. */
export const test = journey.extend<object, { desk: { base: string; token: string } }>({
  desk: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads the fixtures that are wanted off this pattern
    async ({}, use) => {
      const folder = mkdtempSync(join(tmpdir(), 'mwc-desk-'))
      const firstSaid = copySeeded(folder)
      const server = await runServer(folder, await freePort())
      await use({ base: server.base, token: await signInAtDesk(server.base, firstSaid, Temporal.Now.instant()) })
      await server.stop()
      rmSync(folder, { recursive: true, force: true })
    },
    { scope: 'worker', timeout: 240_000 },
  ],
  base: async ({ desk }, use) => use(desk.base),
})
