import { apiBase } from '@mwc/contract/endpoint/api-base'
import { sendReports } from '@mwc/contract/phone-reports/phone-report.calls'
import type { PhoneReport } from '@mwc/contract/phone-reports/phone-report.schemas'
import { mostReports, type VitalName } from '@mwc/contract/phone-reports/report-kinds'
import { currentLanguage } from '../../shared/session/session.ts'
import { readStored, writeStored } from '../../shared/storage/storage.ts'
import { readFault, routeOf, type HeldFault } from './read-fault.ts'
import { followVitals } from './vitals.ts'

declare global {
  interface Window {
    /** What went wrong before the reporter was there; from then on it hears what is pushed. */
    heldFaults?: HeldFault[]
  }
}

const savesData = () => (navigator as Navigator & { connection?: { saveData?: boolean } }).connection?.saveData === true

const today = () => new Date().toISOString().slice(0, 10)

/** How many reports this phone sent today. */
function sentToday(): number {
  const [day, sent] = (readStored('localStorage', 'REPORTS_SENT') ?? '').split(' ')
  return day === today() ? Number(sent) : 0
}

/** Hands reports to the browser, which sends them after the page is gone; nobody waits for an answer. */
function send(reports: PhoneReport[]): void {
  const version = document.documentElement.dataset['build'] ?? 'unknown'
  const body = new Blob([JSON.stringify({ version, language: currentLanguage(), reports })], { type: 'application/json' })
  const address = apiBase + sendReports.path
  if (navigator.sendBeacon(address, body)) return
  fetch(address, { method: 'POST', body, keepalive: true }).catch(() => undefined)
}

/**
 * Tells the server of faults, of what the page's policy stopped and, once a day, of how quick the page was: when it is left,
 * at most twenty a day, and never on data saving. Nothing in it says whose phone it is.
 */
export function startReports(): void {
  const held = window.heldFaults
  if (!held || savesData()) return
  const path = location.pathname
  const waiting = new Map<string, PhoneReport>()
  const note = (fault: HeldFault) => {
    const report = waiting.size < mostReports ? readFault(fault, location.pathname) : null
    if (report) waiting.set(JSON.stringify(report), report)
  }
  held.splice(0).forEach(note)
  held.push = (...faults) => {
    faults.forEach(note)
    return 0
  }
  const readVitals = sentToday() === 0 ? followVitals() : () => ({})
  let told = false
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState !== 'hidden' || savesData()) return
    const vitals = told ? [] : (Object.entries(readVitals()) as [VitalName, number][])
    const quick = vitals.map(([name, value]): PhoneReport => ({ kind: 'vital', name, value, route: routeOf(path) }))
    const sent = sentToday()
    const reports = [...waiting.values(), ...quick].slice(0, mostReports - sent)
    waiting.clear()
    told = true
    if (reports.length === 0) return
    writeStored('localStorage', 'REPORTS_SENT', `${today()} ${sent + reports.length}`)
    send(reports)
  })
}
