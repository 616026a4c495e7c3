import type { Report } from '@mwc/contract/figures/figures.schemas'
import { atEnd, bySteps } from './by-steps.ts'
import { methodOf, planOf, split } from './part-names.ts'
import { inOrder, largestFirst, partsOf, type ShownFigure, type ShownPart, sums } from './report-shape.ts'

export function moneyFigures(report: Report): ShownFigure[] {
  const received = partsOf(report, 'moneyIn', (part) => `${methodOf(split(part)[0])}, ${planOf(split(part)[1])}`)
  const back = partsOf(report, 'moneyBack', () => 'Sent back')
  const [came, went] = [sums(received), sums(back)]
  const kept: ShownPart = { name: 'Received less sent back', values: report.steps.map((_, at) => (came[at] ?? 0) - (went[at] ?? 0)) }
  return [
    bySteps(report, {
      title: 'Received',
      explained: 'Singapore dollars by the day on which we heard of them, money under review with them.',
      unit: 'money',
      summed: true,
      parts: largestFirst(received),
    }),
    bySteps(report, {
      title: 'Revenue',
      explained: 'What was received less what was sent back on the same days, whenever that had come.',
      unit: 'money',
      summed: false,
      parts: [kept, ...back],
    }),
    bySteps(report, {
      title: 'Uncollected',
      explained: `What payments that were started waited for. ${atEnd}`,
      unit: 'money',
      summed: true,
      parts: largestFirst(partsOf(report, 'waiting', methodOf)),
    }),
    bySteps(report, {
      title: 'Payments that waited',
      explained: atEnd,
      unit: 'count',
      summed: true,
      parts: largestFirst(partsOf(report, 'waitingCount', methodOf)),
    }),
  ]
}

const sourceNames: Record<string, string> = {
  bought: 'Paid for',
  code: 'Free by a promo code',
  campaign: 'Free by a campaign',
  goodwill: 'Given by staff',
}
const worthNames: Record<string, string> = { months: 'Free months', discount: 'Taken off the price' }

export function promoFigures(report: Report): ShownFigure[] {
  return [
    bySteps(report, {
      title: 'Months given',
      explained: 'Months of membership by what they came from.',
      unit: 'count',
      summed: true,
      parts: inOrder(
        partsOf(report, 'months', (part) => sourceNames[part] ?? part),
        Object.values(sourceNames),
      ),
    }),
    bySteps(report, {
      title: 'What promo codes were worth',
      explained: 'Free months at the price of the order that they were given with, and what was taken off prices.',
      unit: 'money',
      summed: true,
      parts: partsOf(report, 'promoWorth', (part) => worthNames[part] ?? part),
    }),
    bySteps(report, {
      title: 'Months taken back',
      explained: 'Of terms that were refunded or taken back, on the day of that.',
      unit: 'count',
      summed: false,
      parts: partsOf(report, 'monthsVoided', () => 'Taken back'),
    }),
  ]
}
