import { blockedName, placePattern, routePattern } from '@mwc/contract/phone-reports/report-kinds'

/** What browsers themselves send of a violation, in both of their forms, under the names that are read. */
type Violation = { page: unknown; rule: unknown; blocked: unknown; file: unknown; line: unknown; column: unknown }
type Fields = Record<string, unknown>

const fieldsOf = (value: unknown): Fields => (typeof value === 'object' && value !== null ? (value as Fields) : {})

/** A path of ours in an address, without what follows it. */
function pathOf(address: unknown): string {
  const text = typeof address === 'string' ? address.slice(0, 2000) : ''
  return URL.canParse(text) ? new URL(text).pathname : ''
}

/** A violation as our own reports have it; its fields are still to be checked. */
function reportOf({ page, rule, blocked, file, line, column }: Violation) {
  const place = `${pathOf(file).replace(/^\/(mobile|console)\//, '')}:${Number(line)}:${Number(column ?? 0)}`
  const route = pathOf(page)
  return {
    kind: 'csp',
    directive: typeof rule === 'string' ? (rule.split(' ')[0] ?? '') : '',
    blocked: blockedName(typeof blocked === 'string' ? blocked : ''),
    place: placePattern.test(place) ? place : null,
    route: routePattern.test(route) ? route : '/',
  }
}

/** `application/csp-report`: one, with names of the page's own dialect. */
export function reportsOfPolicy(body: unknown): object[] {
  const told = fieldsOf(fieldsOf(body)['csp-report'])
  return [
    reportOf({
      page: told['document-uri'],
      rule: told['effective-directive'] ?? told['violated-directive'],
      blocked: told['blocked-uri'],
      file: told['source-file'],
      line: told['line-number'],
      column: told['column-number'],
    }),
  ]
}

/** `application/reports+json`: a list, of which only violations are read. */
export function reportsOfList(body: unknown): object[] {
  if (!Array.isArray(body)) return []
  return body
    .map(fieldsOf)
    .filter(({ type }) => type === 'csp-violation')
    .map(({ body: told }) => fieldsOf(told))
    .map((told) =>
      reportOf({
        page: told['documentURL'],
        rule: told['effectiveDirective'],
        blocked: told['blockedURL'],
        file: told['sourceFile'],
        line: told['lineNumber'],
        column: told['columnNumber'],
      }),
    )
}
