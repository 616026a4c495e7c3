import { maskPersonal } from '@mwc/contract/phone-reports/mask'
import type { PhoneReport } from '@mwc/contract/phone-reports/phone-report.schemas'
import { blockedName, mostFrames, placePattern, routePattern } from '@mwc/contract/phone-reports/report-kinds'

/** What the page's first script and the app hold of what went wrong: an event of the browser, or a fault that a screen caught. */
export type HeldFault = Event | { error: unknown }

/** Faults of lines, not of code. */
const ofTheLine = ['AbortError', 'NetworkError', 'TimeoutError']
const ours = /\/mobile\/([A-Za-z0-9_./-]{1,80}:\d{1,5}:\d{1,5})/g

/** The places in the app's own code that a stack names, innermost first. */
function placesIn(stack: string): string[] {
  return [...stack.slice(0, 10_000).matchAll(ours)].map(([, place = '']) => place).slice(0, mostFrames)
}

/** The path of a screen, without what it was opened with; `/` for what is none. */
export function routeOf(path: string): string {
  const route = path.replace(/^\/mobile/, '') || '/'
  return routePattern.test(route) ? route : '/'
}

function readViolation(event: SecurityPolicyViolationEvent, route: string): PhoneReport {
  const { effectiveDirective: directive, blockedURI, sourceFile, lineNumber, columnNumber } = event
  const place = `${sourceFile.replace(/^.*?\/mobile\//, '').split('?')[0]}:${lineNumber}:${columnNumber}`
  const blocked = blockedName(blockedURI)
  return { kind: 'csp', directive, blocked, place: placePattern.test(place) ? place : null, route }
}

/**
 * What is told of a fault; null for one that is not of the app's own code (what others put into the page, a broken line).
 * @param path of the page where it happened
 */
export function readFault(held: HeldFault, path: string): PhoneReport | null {
  const route = routeOf(path)
  if (held instanceof Event && held.type === 'securitypolicyviolation') return readViolation(held as SecurityPolicyViolationEvent, route)
  const { error, reason, message, filename, lineno, colno } = held as Partial<ErrorEvent & PromiseRejectionEvent>
  const fault: unknown = error ?? reason
  if (fault instanceof Error && ofTheLine.includes(fault.name)) return null
  const words = fault instanceof Error ? `${fault.name}: ${fault.message}` : (message ?? '')
  const stack = placesIn(fault instanceof Error && fault.stack ? fault.stack : `${filename}:${lineno}:${colno}`)
  return words && stack.length > 0 ? { kind: 'error', message: maskPersonal(words), stack, route } : null
}
