import type { Report } from '@mwc/contract/figures/figures.schemas'
import { bySteps } from './by-steps.ts'
import { inOrder, partsOf, type ShownFigure } from './report-shape.ts'

const useNames: Record<string, string> = { privilege: 'Privileges', voucher: 'Vouchers' }
const stageNames: Record<string, string> = {
  d30: '30 days before the end',
  d7: '7 days before',
  d1: 'The day before',
  after: 'The day after the end',
}
const waitNames: Record<string, string> = {
  '1 hour': 'Within an hour',
  '4 hours': 'Within 4 hours',
  '1 day': 'Within a day',
  '3 days': 'Within 3 days',
  longer: 'Later',
}

export function useFigures(report: Report): ShownFigure[] {
  return [
    bySteps(report, {
      title: 'Uses at shops',
      explained: 'Privileges and vouchers that members used.',
      unit: 'count',
      summed: true,
      parts: partsOf(report, 'uses', (part) => useNames[part] ?? part),
    }),
    bySteps(report, {
      title: 'Uses undone',
      explained: 'By staff, on the day of that.',
      unit: 'count',
      summed: false,
      parts: partsOf(report, 'usesUndone', () => 'Undone'),
    }),
  ]
}

export function reminderFigures(report: Report): ShownFigure[] {
  const stages = (figure: 'reminders' | 'reminded') =>
    inOrder(
      partsOf(report, figure, (part) => stageNames[part] ?? part),
      Object.values(stageNames),
    )
  return [
    bySteps(report, {
      title: 'Reminders sent',
      explained: 'By how far the end of the membership was.',
      unit: 'count',
      summed: true,
      parts: stages('reminders'),
    }),
    bySteps(report, {
      title: 'What they brought',
      explained: 'Memberships paid for within two weeks of a reminder, by the last one before.',
      unit: 'count',
      summed: true,
      parts: stages('reminded'),
    }),
  ]
}

export function messageFigures(report: Report): ShownFigure[] {
  const parts = inOrder(
    partsOf(report, 'answers', (part) => waitNames[part] ?? part),
    Object.values(waitNames),
  )
  return [
    bySteps(report, {
      title: 'Answers by how long members had waited',
      explained: 'From the first message that nobody had answered until staff wrote.',
      unit: 'count',
      summed: true,
      parts,
    }),
  ]
}
