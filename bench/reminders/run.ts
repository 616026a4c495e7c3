import { loadavg } from 'node:os'
import { setTimeout as wait } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import { sendCode } from '@mwc/contract/account/proofs/proofs.calls'
import { consentWording } from '@mwc/contract/account/people/consent-wording'
import { callServer } from '../../e2e/fixtures/server/call-server.ts'
import { openDatabase } from '../../server/src/database/open-database.ts'
import { isTimeToRemind } from '../../server/src/features/notifications/reminders/is-time-to-remind.ts'
import { dayOf } from '../../server/src/ports/clock.ts'
import { startPostgres } from '../../server/src/testing/databases/real-postgres.ts'
import { withClient } from '../desk/with-client.ts'
import { fillMembers } from '../load/fill-database.ts'
import { printTable } from '../pages/print-table.ts'
import { startFleet } from '../scale/start-fleet.ts'
import { timesOf } from '../times.ts'
import { Provider, senders } from './provider.ts'

/** How long a day's reminders take, and a code meanwhile: docs/measuring.md says how. */
const help = `npm run bench:reminders -- [--members 100000] [--jobs 2] [--every 1000] [--provider 150]
Between 9 and 21 o'clock in Singapore, for at other hours nobody is reminded: or \`faketime -f +8h npm run bench:reminders\`. Ends with 1 when a target is missed, a member was
told twice or not at all, or a code did not come.`

const { values } = parseArgs({
  options: {
    members: { type: 'string', default: '100000' },
    jobs: { type: 'string', default: '2' },
    every: { type: 'string', default: '1000' },
    provider: { type: 'string', default: '150' },
    help: { type: 'boolean', default: false },
  },
})
/** What `faketime` tells its children: with it the bench runs at any hour. */
const timeSet = Object.fromEntries(
  Object.entries(process.env).filter((entry): entry is [string, string] => /^(LD_PRELOAD|FAKETIME)/.test(entry[0])),
)
const targets = { minutes: 30, codeMs: 2_000 }
const members = Number(values.members)
/** A reminder that is not told by then will not be. */
const limitMs = 2 * targets.minutes * 60_000
/** Numbers that no member of the filled database has. */
const strangersFrom = 90_000_000

/** Everybody's membership ends in a week, all of them want SMS, and each language has its share. */
async function makeDue(url: string, today: Temporal.PlainDate): Promise<void> {
  await withClient(url, async (client) => {
    await client.query('update term set last_day = $1', [today.add({ days: 7 }).toString()])
    await client.query(
      `update member set language = (array['english', 'chinese', 'bengali', 'india'])[1 + substr(member_number, 2)::int % 4]`,
    )
    await client.query(
      `insert into consent (id, member_id, kind, given, wording_version, language, at)
       select gen_random_uuid(), id, 'marketingSms', true, $1, language, created_at from member`,
      [consentWording],
    )
    await client.query('vacuum analyze')
  })
}

type Asked = { to: string; at: number }

/** Somebody who signs up asks for a code, again and again, each from a number of their own, until `isOver`. */
async function askForCodes(base: string, isOver: () => boolean): Promise<{ asked: Asked[]; refused: string[] }> {
  const [asked, refused]: [Asked[], string[]] = [[], []]
  const underWay: Promise<void>[] = []
  for (let n = strangersFrom; !isOver(); n += 1) {
    const at = performance.now()
    asked.push({ to: `+65${n}`, at })
    const call = callServer(base, sendCode, { areaCode: '+65', mobile: String(n), purpose: 'signUp' })
    underWay.push(call.then(() => {}).catch((error: unknown) => void refused.push(String(error))))
    await wait(Number(values.every))
  }
  await Promise.all(underWay)
  return { asked, refused }
}

/** How many members' reminders have ended, in which state. */
async function countEnded(url: string): Promise<Record<string, number>> {
  const { rows } = await withClient(url, (client) =>
    client.query<{ state: string; n: string }>('select state, count(*) as n from reminder group by state'),
  )
  return Object.fromEntries(rows.map(({ state, n }) => [state, Number(n)]))
}

async function measure(url: string, provider: Provider): Promise<boolean> {
  const fleet = await startFleet(url, { web: 1, jobs: Number(values.jobs), pool: 10 }, false, {
    ...timeSet,
    // Production speaks with no address of this machine.
    NODE_ENV: 'test',
    TWILIO_API_HOST: await provider.start(),
    TWILIO_SENDER: senders.codes,
    TWILIO_NOTICE_SENDER: senders.notices,
    SMS_NOTICE_DAY_BUDGET: String(2 * members),
    SMS_DAY_BUDGET: '1000000',
    CALLER_HOUR_LIMIT: '1000000',
  })
  const began = performance.now()
  try {
    const isTold = () => provider.notices.size >= members
    const isOver = () => isTold() || performance.now() - began > limitMs
    const { asked, refused } = await askForCodes(`http://127.0.0.1:${fleet.web[0]?.port}`, isOver)
    // What was asked for last is on its way.
    await wait(2 * targets.codeMs)
    const minutes = (provider.lastNoticeAt - began) / 60_000
    const waits = asked.flatMap(({ to, at }) => {
      const came = provider.codes.get(to)
      return came === undefined ? [] : [came - at]
    })
    const { median, p99, worst } = timesOf(waits)
    const twice = [...provider.notices.values()].filter((n) => n > 1).length
    const missing = asked.length - waits.length
    const ms = (time: number) => `${Math.round(time)} ms`
    printTable(
      ['what', 'seen', 'asked for'],
      [
        ['members reminded by SMS', String(provider.notices.size), String(members)],
        ['told twice', String(twice), '0'],
        ['until the last one', `${minutes.toFixed(1)} min`, `≤ ${targets.minutes} min`],
        ['codes asked for meanwhile', String(asked.length), ''],
        ['codes that did not come', String(missing), '0'],
        ['from asking until a code is handed over, median', ms(median), ''],
        ['the same at 99 %', ms(p99), `≤ ${ms(targets.codeMs)}`],
        ['the longest', ms(worst), ''],
      ],
    )
    console.log(`reminders by state: ${JSON.stringify(await countEnded(url))}; load ${loadavg()[0]?.toFixed(1)}`)
    for (const fault of new Set(refused)) console.log(`refused: ${fault}`)
    return isTold() && twice === 0 && missing === 0 && minutes <= targets.minutes && p99 <= targets.codeMs
  } finally {
    await fleet.stop()
  }
}

async function run(): Promise<boolean> {
  const now = Temporal.Now.instant()
  if (!isTimeToRemind(now)) throw new Error(`Nobody is reminded at this hour.\n${help}`)
  const postgres = await startPostgres()
  const provider = new Provider(Number(values.provider))
  try {
    const open = await openDatabase({ url: postgres.url, pool: 3 })
    await fillMembers(open, members)
    await open.close()
    await makeDue(postgres.url, dayOf(now))
    return await measure(postgres.url, provider)
  } finally {
    provider.stop()
    await postgres.stop()
  }
}

if (values.help) console.log(help)
else process.exitCode = (await run()) ? 0 : 1
