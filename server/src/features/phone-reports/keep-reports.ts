import { createHash } from 'node:crypto'
import type { InputOf } from '@mwc/contract/endpoint/wire-call'
import type { sendReports } from '@mwc/contract/phone-reports/phone-report.calls'
import { inTransaction } from '../../database/in-transaction.ts'
import { daySeconds, takeUpTo } from '../../database/take-allowance.ts'
import type { Dependencies } from '../../dependencies.ts'
import { dayOf, toDate } from '../../ports/clock.ts'
import { takeAddressTry } from '../account/proofs/take-address-try.ts'
import { addReports, findNewReports } from './phone-reports.repo.ts'
import { newOfAddress, otherReport, shapeReport } from './told-reports.rules.ts'

type Needed = Pick<Dependencies, 'db' | 'clock' | 'encryption' | 'config'>

/** Adds up what a phone told. Nothing is kept of who; refused where an address tells too much. */
export async function keepReports(deps: Needed, sent: InputOf<typeof sendReports>, address: string): Promise<void> {
  const { db, clock, encryption } = deps
  const now = clock.now()
  await takeAddressTry(deps, { tried: 'report', address }, now)
  const { version, language, reports } = sent
  const told = reports.map(shapeReport).map((report) => {
    const { what, places, route } = report
    const hash = createHash('sha256')
      .update(JSON.stringify([what, places, route]))
      .digest('base64url')
      .slice(0, 22)
    return { ...report, version, language, hash, told: 1 }
  })
  if (told.length === 0) return
  const day = dayOf(now).toString()
  const fresh = await findNewReports(db, told, day)
  const share = { limit: newOfAddress, seconds: daySeconds }
  const key = `address:new-report:${encryption.lookup('address', address)}`
  const taken = fresh.length === 0 ? 0 : await inTransaction(db, (tx) => takeUpTo(tx, key, fresh.length, share, now))
  const beyond = new Set(fresh.slice(taken))
  const kept = told.map((report) => (beyond.has(`${report.kind} ${report.hash}`) ? otherReport(report) : report))
  await addReports(db, kept, { day, at: toDate(now) })
}
