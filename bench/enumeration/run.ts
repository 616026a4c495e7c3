import { parseArgs } from 'node:util'
import { smsBudgetLimit } from '../../server/src/features/sms/sms-budgets.rules.ts'
import { forgottenPassword, logInWrongly } from './calls.ts'
import { measureAlternating, type Measured } from './measure-alternating.ts'
import { startBesideMembers } from './start-beside-members.ts'

/**
 * Whether log-in and forgot-password tell known numbers from unknown ones, also once the day's codes are spent.
 * How it is measured: docs/measuring.md.
 */
const help = `npm run bench:alike -- [--calls 2000] [--port 8191]
Ends with 1 when an answer differs in its body, or the medians by more than 10 ms.`

const { values } = parseArgs({
  options: {
    calls: { type: 'string', default: '2000' },
    port: { type: 'string', default: '8191' },
    help: { type: 'boolean', default: false },
  },
})
const limitMs = 10

/** The codes of a day of which so many are for new passwords. */
function codesFor(newPasswords: number): number {
  return Math.ceil((newPasswords * 100) / smsBudgetLimit('newPassword', { SMS_DAY_BUDGET: 100, SMS_NOTICE_DAY_BUDGET: 1 }))
}

function show(name: string, { known, unknown, bodies }: Measured): boolean {
  const difference = Math.abs(known.median - unknown.median)
  const isAlike = bodies.length === 1 && difference <= limitMs
  const ms = (value: number) => `${value.toFixed(2)} ms`
  console.log(`${name}: ${isAlike ? 'alike' : 'NOT ALIKE'}`)
  console.log(`  known    median ${ms(known.median)}, 95 % ${ms(known.p95)}, ${known.count} calls`)
  console.log(`  unknown  median ${ms(unknown.median)}, 95 % ${ms(unknown.p95)}, ${unknown.count} calls`)
  console.log(
    `  medians differ by ${ms(difference)} (limit ${ms(limitMs)}); ${bodies.length} different answer(s): ${bodies.join(' | ').slice(0, 400)}`,
  )
  return isAlike
}

async function run(): Promise<boolean> {
  const calls = Number(values.calls)
  const each = calls / 2
  const server = await startBesideMembers(Number(values.port), calls + 1, { SMS_DAY_BUDGET: String(codesFor(each + 1)) })
  const otherMobileOf = (known: boolean, i: number) => server.mobileOf(known, each + i)
  try {
    const logIn = await measureAlternating(calls, server.mobileOf, logInWrongly(server.base))
    const forgot = await measureAlternating(calls, server.mobileOf, forgottenPassword(server.base))
    // Each known number got a code: one more spends the day's.
    await forgottenPassword(server.base)(server.mobileOf(true, calls))
    const spent = await measureAlternating(calls, otherMobileOf, forgottenPassword(server.base))
    return [show('log-in', logIn), show('forgot password', forgot), show('forgot password, all codes sent', spent)].every(Boolean)
  } finally {
    await server.stop()
  }
}

if (values.help) console.log(help)
else process.exitCode = (await run()) ? 0 : 1
