import { loadavg } from 'node:os'
import { setTimeout as wait } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import { openDatabase } from '../../server/src/database/open-database.ts'
import { finPlace, totpPlace } from '../../server/src/keys/encrypted-columns.ts'
import { makeEncryption } from '../../server/src/keys/encryption.ts'
import { startPostgres } from '../../server/src/testing/databases/real-postgres.ts'
import { withClient } from '../desk/with-client.ts'
import { signStaffIn } from '../desk/sign-staff-in.ts'
import { waitUntil } from '../faults/wait-until.ts'
import { printTable } from '../pages/print-table.ts'
import { settings, startServer } from '../reads/start-process.ts'
import { fillPeople } from './fill-people.ts'
import { type Door, Load } from './load.ts'
import { runProgramme } from './run-programme.ts'

/** Both keys exchanged under load: docs/measuring.md says how. */
const help = `npm run bench:rotate -- [--members 100000] [--kills 3]
Ends with 1 when a call was answered wrongly or not at all, or something is not under the new keys in the end.`

const { values } = parseArgs({
  options: {
    members: { type: 'string', default: '100000' },
    kills: { type: 'string', default: '3' },
    help: { type: 'boolean', default: false },
  },
})
const count = Number(values.members)
const killAfterMs = 1_500

const [finOld, finNew] = [`k1:${'11'.repeat(32)}`, `k2:${'66'.repeat(32)}`]
const [lookupOld, lookupNew] = ['22'.repeat(32), `n2:${'77'.repeat(32)}`]
/** The settings that processes are started with, one after the other. */
const phases = [
  { FIN_KEYS: finOld, LOOKUP_KEY: lookupOld },
  { FIN_KEYS: `${finOld},${finNew}`, LOOKUP_KEY: `${lookupOld},${lookupNew}` },
  { FIN_KEYS: `${finNew},${finOld}`, LOOKUP_KEY: `${lookupNew},${lookupOld}` },
  { FIN_KEYS: finNew, LOOKUP_KEY: lookupNew },
] as const

type Running = Awaited<ReturnType<typeof startServer>>

/** Two processes behind doors, each of which can be given other settings while the other one answers. */
class Pair {
  readonly doors: Door[] = []
  readonly #running: Running[] = []
  readonly #url: string

  constructor(url: string) {
    this.#url = url
  }

  async start(index: number, phase: (typeof phases)[number]): Promise<void> {
    const running = await startServer(this.#url, 10, {
      ...phase,
      CALLER_HOUR_LIMIT: '100000000',
      PASSWORD_WAIT_MS: '0',
      BUSY_AFTER_MS: '0',
      BUSY_AFTER_WAIT_MS: '0',
    })
    this.#running[index] = running
    const door = { base: `http://127.0.0.1:${running.port}`, open: true, underWay: 0 }
    if (this.doors[index]) Object.assign(this.doors[index], door)
    else this.doors[index] = door
  }

  /** One after the other, as behind a balancer: no more calls, those under way answered, ended, started. */
  async restart(phase: (typeof phases)[number]): Promise<void> {
    for (const index of [0, 1]) {
      const door = this.doors[index] as Door
      door.open = false
      await waitUntil(async () => door.underWay === 0, 60_000)
      await this.#running[index]?.stop()
      await this.start(index, phase)
    }
  }

  async stop(): Promise<void> {
    await Promise.all(this.#running.map((running) => running.stop()))
  }
}

/** Rotates with some settings: killed so often, then two at once. Answers how long the last one took, and what it said. */
async function rotate(url: string, phase: (typeof phases)[number], kills: number) {
  const env = { ...settings, ...phase, DATABASE_URL: url }
  for (let kill = 0; kill < kills; kill += 1) {
    const { child, ended } = runProgramme('manage-keys.ts', env, ['rotate'])
    await wait(killAfterMs)
    child.kill('SIGKILL')
    await ended
  }
  const began = performance.now()
  const both = await Promise.all([1, 2].map(() => runProgramme('manage-keys.ts', env, ['rotate']).ended))
  const whole = both.find(({ code }) => code === 0)
  const second = both.find((run) => run !== whole)
  if (!whole) throw new Error(`no rotation came to its end: ${both.map(({ said }) => said).join('\n')}`)
  if (second?.code !== 0 && !second?.said.includes('Another rotation is under way')) throw new Error(second?.said)
  return { seconds: (performance.now() - began) / 1000, said: whole.said }
}

/** What is not under the new keys alone, or does not open. */
async function leftOver(url: string): Promise<string[]> {
  const encryption = makeEncryption(finNew, lookupNew)
  return withClient(url, async (client) => {
    const { rows } = await client.query<{ id: string; fin_cipher: string; fin_hash: string; other_fin_hash: string | null }>(
      'select id, fin_cipher, fin_hash, other_fin_hash from member',
    )
    const wrong = rows.filter(
      ({ id, fin_cipher, fin_hash, other_fin_hash }) =>
        other_fin_hash !== null || encryption.lookup('fin', encryption.decrypt(fin_cipher, finPlace(id))) !== fin_hash,
    )
    return wrong.map(({ id }) => id)
  })
}

async function run(): Promise<boolean> {
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(130))
  const postgres = await startPostgres()
  try {
    const { url } = postgres
    await (await openDatabase({ url, pool: 3 })).close()
    return await withClient(url, async (client) => {
      const before = makeEncryption(finOld, lookupOld)
      const ids = await fillPeople(client, count, before)
      const staff = await signStaffIn(client)
      const { rows } = await client.query<{ id: string }>('select id from staff')
      for (const { id } of rows)
        await client.query('update staff set totp_cipher = $2 where id = $1', [id, before.encrypt('SECRET', totpPlace(id))])
      const pair = new Pair(url)
      for (const index of [0, 1]) await pair.start(index, phases[0])
      const load = new Load(pair.doors, client, ids, staff)
      load.start()
      const times: string[][] = []
      let said = ''
      for (const [nth, phase] of phases.entries()) {
        if (nth === 0) continue
        if (nth === 3) {
          const dropped = await runProgramme('manage-keys.ts', { ...settings, ...phases[2], DATABASE_URL: url }, ['drop', '-']).ended
          if (dropped.code !== 0) throw new Error(dropped.said)
          console.log(dropped.said)
        }
        await pair.restart(phase)
        const rotated = await rotate(url, phase, Number(values.kills))
        said = rotated.said
        times.push([`rotation ${nth}`, rotated.seconds.toFixed(1)])
      }
      await load.stop()
      await pair.stop()
      const left = await leftOver(url)
      console.log(said)
      printTable(['', 's'], times)
      printTable(
        ['asked', 'calls'],
        [...load.report.done].map(([what, calls]) => [what, String(calls)]),
      )
      console.log(`${load.report.wrong.length} wrong or without an answer; ${left.length} rows not under the new keys alone.`)
      const kinds = Map.groupBy(load.report.wrong, (line) => line.replaceAll(/\d+/g, 'n'))
      for (const [kind, { length }] of [...kinds].slice(0, 20)) console.log(`  ${length} x ${kind}`)
      console.log(`${count} members, ${values.kills} kills a rotation. Load of the machine: ${loadavg()[0]?.toFixed(1)}`)
      return load.report.wrong.length === 0 && left.length === 0
    })
  } finally {
    await postgres.stop()
  }
}

if (values.help) console.log(help)
else process.exitCode = (await run()) ? 0 : 1
