import { type ReportName, reportNames, type ReportStep, reportSteps } from '@mwc/contract/figures/figure-names'
import { useSearchParams } from 'react-router-dom'
import { todayInSingapore } from '../../page/format.ts'

export type ReportChoice = { report: ReportName; from: string; to: string; step: ReportStep }
/** `board`: a month for the centre's board. */
type Asked = { page: ReportName | 'board'; month: string | null; choice: ReportChoice }
type Change = Partial<Omit<ReportChoice, 'report'>> & { report?: ReportName | 'board'; month?: string }

/** The first day of the month eleven months before today's: a year of months. */
function yearAgo(today: string): string {
  const [year, month] = [Number(today.slice(0, 4)), Number(today.slice(5, 7))]
  return new Date(Date.UTC(year, month - 12, 1)).toISOString().slice(0, 10)
}

/** Which report of which days is shown: it stands in the address, so that it can be sent to a colleague. */
export function useReportChoice(): readonly [Asked, (change: Change) => void] {
  const [asked, setAsked] = useSearchParams()
  const today = todayInSingapore()
  const choice: ReportChoice = {
    report: reportNames.find((name) => name === asked.get('report')) ?? 'members',
    // As it stands there: what is no day is refused at its field, and no other days are shown in its place.
    from: asked.get('from') ?? yearAgo(today),
    to: asked.get('to') ?? today,
    step: reportSteps.find((name) => name === asked.get('step')) ?? 'month',
  }
  const page = asked.get('report') === 'board' ? 'board' : choice.report
  return [{ page, month: asked.get('month'), choice }, (change) => setAsked({ ...Object.fromEntries(asked), ...change }, { replace: true })]
}
