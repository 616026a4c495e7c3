import type { Report } from '@mwc/contract/figures/figures.schemas'
import { formatDay } from '../../page/format.ts'
import { split, statuses, statusOf } from './part-names.ts'
import { labelOf, type ShownFigure } from './report-shape.ts'

export const bySteps = (report: Report, shown: Omit<ShownFigure, 'along' | 'labels'>): ShownFigure => ({
  along: 'When',
  labels: report.steps.map(labelOf),
  ...shown,
})

export const atEnd = 'As they stood at the end of each stretch.'

/** Groups along a chart, with how many of each have which status on the last day. */
export function groupsByStatus(
  report: Report,
  figure: 'nationality' | 'sector' | 'cohort',
  along: string,
  nameOf: (group: string) => string,
): ShownFigure {
  const last = report.steps.length - 1
  const counts = new Map<string, Map<string, number>>()
  for (const { part, values } of report.series.filter((one) => one.figure === figure)) {
    const [group, status] = split(part)
    if ((values[last] ?? 0) !== 0) counts.set(group, (counts.get(group) ?? new Map()).set(statusOf(status), values[last] ?? 0))
  }
  const total = (group: string) => [...(counts.get(group)?.values() ?? [])].reduce((all, n) => all + n, 0)
  const groups = [...counts.keys()].toSorted((a, b) => (figure === 'cohort' ? a.localeCompare(b) : total(b) - total(a)))
  return {
    title: `${along} and status`,
    explained: `On ${formatDay(report.steps[last]?.to ?? '')}, the last day of this report that is counted.`,
    unit: 'count',
    along,
    labels: groups.map(nameOf),
    parts: statuses
      .map((name) => ({ name, values: groups.map((group) => counts.get(group)?.get(name) ?? 0) }))
      .filter(({ values }) => values.some((n) => n > 0)),
    summed: true,
  }
}
