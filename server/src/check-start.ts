import { accessSync, constants, existsSync, statSync } from 'node:fs'
import { createServer } from 'node:net'
import { dirname, resolve } from 'node:path'
import { type Config, ConfigError } from './config.ts'
import { readKeptKeys } from './keys/load-keys.ts'
import { fileClock } from './ports/clock.ts'

/** What keeps a folder from being written to, or made; null where nothing does. */
function folderProblem(folder: string): string | null {
  let at = resolve(folder)
  while (!existsSync(at)) at = dirname(at)
  if (!statSync(at).isDirectory()) return `${at} is no folder`
  try {
    accessSync(at, constants.W_OK)
    return null
  } catch {
    return `this user may not write to ${at}`
  }
}

function throws(run: () => unknown): boolean {
  try {
    run()
    return false
  } catch {
    return true
  }
}

/** Checks that the address is this machine's and free. Answers what is wrong with the host; rejects if listening fails. */
function hostProblem(name: 'HOST' | 'METRICS_HOST', host: string, port: number): Promise<string | null> {
  return new Promise((done, reject) => {
    const probe = createServer()
    probe.once('error', (error: NodeJS.ErrnoException) => {
      if (!['EADDRNOTAVAIL', 'ENOTFOUND', 'EAI_AGAIN', 'EINVAL'].includes(error.code ?? '')) return reject(error)
      return done(`${name}: ${host} is no address of this machine`)
    })
    probe.listen({ host, port, exclusive: true }, () => probe.close(() => done(null)))
  })
}

/** Checks, before anything is opened or made, that this machine has what the settings name. Throws a `ConfigError`. */
export async function checkStart(config: Config): Promise<void> {
  const problems: string[] = []
  const clock = config.TEST_CLOCK
  if (clock !== undefined && throws(() => fileClock(clock).now()))
    problems.push(`TEST_CLOCK: ${clock} must be a file that holds a time such as 2026-03-10T10:00:00+08:00`)
  const folder = folderProblem(config.DATA_FOLDER)
  if (folder) problems.push(`DATA_FOLDER: ${folder}`)
  else if (throws(() => readKeptKeys(config)))
    problems.push('DATA_FOLDER: its keys.json cannot be read; put back the one that belongs to this database, or no FIN in it can be read')
  const hosts = [await hostProblem('HOST', config.HOST, config.PORT)]
  if (config.METRICS_PORT !== undefined) hosts.push(await hostProblem('METRICS_HOST', config.METRICS_HOST, config.METRICS_PORT))
  problems.push(...hosts.filter((problem) => problem !== null))
  if (problems.length > 0) throw new ConfigError(problems)
}
