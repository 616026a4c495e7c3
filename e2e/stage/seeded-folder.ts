import { cpSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { freePort, runServer } from './run-server.ts'

/** Lets a server make its database and its first data once, for every server of a run to begin with. */
export async function seedFolder(home: string): Promise<void> {
  const server = await runServer(join(home, 'data'), await freePort())
  await server.stop()
  writeFileSync(join(home, 'said.txt'), server.said())
  process.env['MWC_SEEDED'] = home
}

/** Fills a data folder with what that first start made; answers with what it said (the admin's password). */
export function copySeeded(folder: string): string {
  const home = process.env['MWC_SEEDED']
  if (!home) throw new Error('the global set-up did not run')
  cpSync(join(home, 'data'), folder, { recursive: true })
  return readFileSync(join(home, 'said.txt'), 'utf8')
}
