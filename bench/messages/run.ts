import { randomUUID } from 'node:crypto'
import { parseArgs } from 'node:util'
import { listThreads, readDeskThread, replyThread } from '@mwc/contract/messages/message-desk.calls'
import { readThread, sendMessage } from '@mwc/contract/messages/messages.calls'
import { callForDeskToken, callServer } from '../../e2e/fixtures/server/call-server.ts'
import { buildApps } from '../../scripts/build-apps.ts'
import { createStaff } from '../../server/src/features/staff/create-staff.ts'
import { makeEncryption } from '../../server/src/keys/encryption.ts'
import { toDate } from '../../server/src/ports/clock.ts'
import { authenticatorCode } from '../../server/src/testing/fixtures/desk-fixtures.ts'
import { makeActive } from '../faults/make-active.ts'
import { keys } from '../faults/seed-programme.ts'
import { startServers, type FullFixture } from '../faults/start-servers.ts'
import { printTable } from '../pages/print-table.ts'
import { timesOf } from '../times.ts'

/** How soon a message and its answer appear on the other side: docs/measuring.md says how. */
const help = `npm run bench:messages -- [--members 40] [--rounds 5]
Ends with 1 when a message or an answer took longer than 2 s.`

const { values } = parseArgs({
  options: {
    members: { type: 'string', default: '40' },
    rounds: { type: 'string', default: '5' },
    port: { type: 'string', default: '8191' },
    help: { type: 'boolean', default: false },
  },
})
const limitMs = 2_000
const [members, rounds] = [Number(values.members), Number(values.rounds)]

type Bases = { near: string; far: string }

async function staffToken({ books, clock }: FullFixture, base: string): Promise<string> {
  const encryption = makeEncryption(keys.fin, keys.lookup)
  const person = { username: 'bench', password: 'Harbour7CraneDesk' }
  const { totpUri } = await createStaff(books.db, encryption, { ...person, role: 'admin', at: toDate(clock.now()) })
  return callForDeskToken(base, { ...person, totp: authenticatorCode({ clock }, totpUri) })
}

/** From the moment that `act` sets out until `seen` has come, ms; `seen` waits at the other server since before. */
async function timed(seen: Promise<unknown>, act: () => Promise<unknown>): Promise<number> {
  // The question is waiting at its server by then.
  await new Promise((done) => setTimeout(done, 200))
  const began = performance.now()
  await Promise.all([act(), seen])
  return performance.now() - began
}

/** One member and one at the desk, each at a server of their own, both with the thread open. */
async function converse({ near, far }: Bases, member: string, staff: string): Promise<{ message: number; answer: number }[]> {
  const first = `The first of ${randomUUID()}`
  await callServer(near, sendMessage, { idempotencyKey: randomUUID(), text: first }, member)
  const { rows: threads } = await callServer(far, listThreads, { pageSize: 100, which: 'open' }, staff)
  const thread = threads.find(({ lastText }) => lastText === first)
  if (!thread) throw new Error('a thread that was just written in is not on the list')
  const { id } = thread
  const times: { message: number; answer: number }[] = []
  for (let round = 0; round < rounds; round += 1) {
    const [text, reply] = [`Question ${round}`, `Answer ${round}`]
    const atDesk = await callServer(far, readDeskThread, { id }, staff)
    const deskSees = callServer(far, readDeskThread, { id, after: atDesk.thread.version }, staff)
    const message = await timed(
      deskSees.then(({ messages }) => mustEnd(messages, text)),
      () => callServer(near, sendMessage, { idempotencyKey: randomUUID(), text }, member),
    )
    const atPhone = await callServer(near, readThread, {}, member)
    const phoneSees = callServer(near, readThread, { after: atPhone.version }, member)
    const answer = await timed(
      phoneSees.then(({ messages }) => mustEnd(messages, reply)),
      () => callServer(far, replyThread, { id, idempotencyKey: randomUUID(), text: reply }, staff),
    )
    times.push({ message, answer })
  }
  return times
}

function mustEnd(messages: { text: string }[], text: string): void {
  if (messages.at(-1)?.text !== text) throw new Error(`“${text}” did not appear`)
}

async function run(): Promise<boolean> {
  await buildApps()
  const fixture = await startServers('messages', { port: Number(values.port), histories: 1, racers: members })
  const [near = '', far = ''] = fixture.servers.map(({ base }) => base)
  try {
    await makeActive(fixture)
    const staff = await staffToken(fixture, near)
    const times = (await Promise.all(fixture.racers.map((member) => converse({ near, far }, member, staff)))).flat()
    const rows = (['message', 'answer'] as const).map((name) => ({ name, ...timesOf(times.map((one) => one[name])) }))
    printTable(
      [`${members} members at once, two processes`, 'median', 'worst', 'count', ''],
      rows.map(({ name, median, worst, count }) => [
        `a${name === 'answer' ? 'n answer' : ' message'} on the other side`,
        `${Math.round(median)} ms`,
        `${Math.round(worst)} ms`,
        String(count),
        worst <= limitMs ? 'holds' : 'DOES NOT HOLD',
      ]),
    )
    return rows.every(({ worst }) => worst <= limitMs)
  } finally {
    for (const server of fixture.servers) await server.stop('SIGTERM')
    await fixture.books.close()
    await fixture.line.close()
  }
}

if (values.help) console.log(help)
else process.exitCode = (await run()) ? 0 : 1
