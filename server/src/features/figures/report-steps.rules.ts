import type { ReportStep } from '@mwc/contract/figures/figure-names'

const nextStep: Record<ReportStep, (day: Temporal.PlainDate) => Temporal.PlainDate> = {
  day: (day) => day.add({ days: 1 }),
  week: (day) => day.add({ days: 8 - day.dayOfWeek }),
  month: (day) => day.with({ day: 1 }).add({ months: 1 }),
}

/** Days, weeks from Monday or months between two days, both included, the first and the last cut where these lie. */
export function stepsBetween(from: string, to: string, step: ReportStep): { from: string; to: string }[] {
  const steps: { from: string; to: string }[] = []
  const last = Temporal.PlainDate.from(to)
  for (let day = Temporal.PlainDate.from(from); Temporal.PlainDate.compare(day, last) <= 0; day = nextStep[step](day)) {
    const end = nextStep[step](day).subtract({ days: 1 })
    steps.push({ from: day.toString(), to: (Temporal.PlainDate.compare(end, last) > 0 ? last : end).toString() })
  }
  return steps
}
