import { maskPersonal } from '@mwc/contract/phone-reports/mask'
import type { PhoneReport } from '@mwc/contract/phone-reports/phone-report.schemas'
import { vitalBounds } from '@mwc/contract/phone-reports/report-kinds'

/** What is kept of one report: what it is, where, and of a vital whether that was slow or poor. */
export type ShapedReport = { kind: PhoneReport['kind']; what: string; places: string; route: string; slow: number; poor: number }

/** Different things that one address may tell first on a day, of all that are kept of it: else one could use up everybody's. */
export const newOfAddress = 50

/** What is only counted, since there is no room for its words. */
export function otherReport<Report extends ShapedReport & { version: string; hash: string }>(report: Report): Report {
  return { ...report, version: 'other', hash: 'other', what: 'other', places: '', route: '' }
}

/** Shapes a report for counting; its words are masked whatever the phone did. */
export function shapeReport(report: PhoneReport): ShapedReport {
  const { kind, route } = report
  const none = { kind, route, slow: 0, poor: 0 }
  if (report.kind === 'error') return { ...none, what: maskPersonal(report.message), places: report.stack.join('\n') }
  if (report.kind === 'csp') return { ...none, what: `${report.directive} ${maskPersonal(report.blocked)}`, places: report.place ?? '' }
  const [slow, poor] = vitalBounds[report.name]
  return {
    ...none,
    what: report.name,
    places: '',
    slow: Number(report.value > slow && report.value <= poor),
    poor: Number(report.value > poor),
  }
}
