import { figureKinds, type FigureName, mostSteps, reports } from '@mwc/contract/figures/figure-names'
import type { readReport as endpoint } from '@mwc/contract/figures/figures.calls'
import type { OutputOf } from '@mwc/contract/endpoint/wire-call'
import type * as z from 'zod/mini'
import type { readReportInput } from '@mwc/contract/figures/figures.schemas'
import type { Language } from '@mwc/contract/language/language'
import type { Dependencies } from '../../dependencies.ts'
import { fieldRefusal } from '../../http/field-refusal.ts'
import { countedSpan, flowsBetween, stocksAt } from './figures.repo.ts'
import { stepsBetween } from './report-steps.rules.ts'
import type { Figure } from './running-sums.rules.ts'

/** The figures of a report from days that are over and counted; the ledger itself is not read. */
export async function readReport(
  { db }: Pick<Dependencies, 'db'>,
  { report, step, ...asked }: z.output<typeof readReportInput>,
  language: Language,
): Promise<OutputOf<typeof endpoint>> {
  if (asked.to < asked.from) throw fieldRefusal('request.invalid', 'to', 'invalid', language)
  const counted = await countedSpan(db)
  const from = counted && counted.first > asked.from ? counted.first : asked.from
  const to = counted && counted.last < asked.to ? counted.last : asked.to
  const steps = counted ? stepsBetween(from, to, step) : []
  if (steps.length > mostSteps) throw fieldRefusal('request.invalid', 'from', 'tooLong', language)
  const names: readonly FigureName[] = reports[report]
  const of = (kind: 'flow' | 'stock') => names.filter((name) => figureKinds[name] === kind)
  const ends = await stocksAt(
    db,
    of('stock'),
    steps.map((one) => one.to),
  )
  const sums = await flowsBetween(db, of('flow'), { from, to, step })
  const places = new Map([
    ...steps.map((one, at) => [`stock ${one.to}`, at] as const),
    ...steps.map((one, at) => [`flow ${one.from}`, at] as const),
  ])
  const series = [...Map.groupBy([...ends, ...sums], ({ figure, part }) => `${figure} ${part}`).values()].map((all) => {
    const { figure, part } = all[0] as Figure
    const values = steps.map(() => 0)
    for (const { day, n } of all) {
      const at = places.get(`${figureKinds[figure]} ${day}`)
      if (at !== undefined) values[at] = n
    }
    return { figure, part, values }
  })
  return { steps, series, until: counted?.last ?? null, countedAt: counted?.countedAt.toISOString() ?? null }
}
