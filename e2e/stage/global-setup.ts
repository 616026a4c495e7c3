import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { ensureBrowser, ensureFonts } from './find-browser.ts'
import { freePort, runServer } from './run-server.ts'
import { copySeeded, seedFolder } from './seeded-folder.ts'

/** Brings up what the journeys run on; answers with the way to take it down. */
// oxlint-disable-next-line import/no-default-export -- the form that Playwright takes
export default async function globalSetup(): Promise<() => Promise<void>> {
  ensureBrowser()
  ensureFonts()
  const folder = mkdtempSync(join(tmpdir(), 'mwc-journeys-'))
  await seedFolder(join(folder, 'seeded'))
  const data = join(folder, 'data')
  copySeeded(data)
  const server = await runServer(data, await freePort())
  process.env['MWC_BASE'] = server.base
  return async () => {
    await server.stop()
    rmSync(folder, { recursive: true, force: true })
  }
}
