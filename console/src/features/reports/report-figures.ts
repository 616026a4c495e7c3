import type { ReportName } from '@mwc/contract/figures/figure-names'
import type { Report } from '@mwc/contract/figures/figures.schemas'
import { cohortFigures, funnelFigures, memberFigures } from './member-figures.ts'
import { moneyFigures, promoFigures } from './money-figures.ts'
import type { ShownFigure } from './report-shape.ts'
import { messageFigures, reminderFigures, useFigures } from './told-figures.ts'

/** Of each report its name, what it is about, and its charts. */
export const reportPages: Record<ReportName, { label: string; figuresOf: (report: Report) => ShownFigure[] }> = {
  members: { label: 'Members', figuresOf: memberFigures },
  money: { label: 'Money', figuresOf: moneyFigures },
  cohorts: { label: 'Renewals', figuresOf: cohortFigures },
  promos: { label: 'Free months', figuresOf: promoFigures },
  uses: { label: 'Uses', figuresOf: useFigures },
  reminders: { label: 'Reminders', figuresOf: reminderFigures },
  messages: { label: 'Messages', figuresOf: messageFigures },
  funnel: { label: 'From sign-up to paid', figuresOf: funnelFigures },
}
