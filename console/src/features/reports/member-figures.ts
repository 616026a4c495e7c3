import type { Report } from '@mwc/contract/figures/figures.schemas'
import { atEnd, bySteps, groupsByStatus } from './by-steps.ts'
import { active, countryOf, languageOf, monthOf, sectorOf, split, statuses, statusOf } from './part-names.ts'
import { inOrder, largestFirst, partsOf, type ShownFigure, type ShownPart } from './report-shape.ts'

export function memberFigures(report: Report): ShownFigure[] {
  const count = { unit: 'count', summed: true } as const
  return [
    bySteps(report, {
      ...count,
      title: 'Members by status',
      explained: `${atEnd} Pending payment: signed up, not paid yet.`,
      parts: inOrder(partsOf(report, 'status', statusOf), statuses),
    }),
    bySteps(report, {
      ...count,
      title: 'Sign-ups',
      explained: 'Accounts opened, by the language that they were opened in.',
      parts: largestFirst(partsOf(report, 'signUps', languageOf)),
    }),
    bySteps(report, {
      ...count,
      title: 'Active members by nationality',
      explained: atEnd,
      parts: largestFirst(partsOf(report, 'nationality', active(countryOf))),
    }),
    groupsByStatus(report, 'nationality', 'Nationality', countryOf),
    bySteps(report, {
      ...count,
      title: 'Active members by sector',
      explained: atEnd,
      parts: largestFirst(partsOf(report, 'sector', active(sectorOf))),
    }),
    groupsByStatus(report, 'sector', 'Sector', sectorOf),
    bySteps(report, {
      ...count,
      title: 'Accounts closed',
      explained: 'By members, for them by staff, or because they were long unused.',
      parts: partsOf(report, 'closed', () => 'Closed'),
    }),
  ]
}

export function cohortFigures(report: Report): ShownFigure[] {
  return [
    groupsByStatus(report, 'cohort', 'Month of joining', monthOf),
    bySteps(report, {
      title: 'Renewals',
      explained: 'Memberships that were paid for again, by the year of joining.',
      unit: 'count',
      summed: true,
      parts: partsOf(report, 'renewals', (month) => `Joined ${month.slice(0, 4)}`).toSorted((a, b) => a.name.localeCompare(b.name)),
    }),
    bySteps(report, {
      title: 'Still active of those who joined',
      explained: `Of each month of joining the share of open accounts that was active. ${atEnd} What is missing to 100 % has not paid, not renewed, or was stopped.`,
      unit: 'percent',
      summed: false,
      parts: activeShares(report),
    }),
  ]
}

function activeShares({ series, steps }: Report): ShownPart[] {
  const all = series.filter(({ figure }) => figure === 'cohort')
  const cohorts = [...new Set(all.map(({ part }) => split(part)[0]))].toSorted().slice(-7)
  return cohorts.map((cohort) => {
    const of = (at: number, isMeant: (status: string) => boolean) =>
      all.reduce((n, { part, values }) => n + (split(part)[0] === cohort && isMeant(split(part)[1]) ? (values[at] ?? 0) : 0), 0)
    const share = (at: number) => Math.round((100 * of(at, (status) => status === 'active')) / of(at, () => true))
    return { name: `Joined ${monthOf(cohort)}`, values: steps.map((_, at) => share(at)) }
  })
}

export function funnelFigures(report: Report): ShownFigure[] {
  const steps = [
    ['signUps', 'Signed up'],
    ['starters', 'Began to pay'],
    ['newPayers', 'Paid'],
  ] as const
  const names = ['English', 'Chinese', 'Bengali', 'Tamil', 'Not known']
  const total = (figure: (typeof steps)[number][0], language: string) =>
    partsOf(report, figure, (part) => (languageOf(part) === language ? language : null)).reduce(
      (all, { values }) => all + values.reduce((a, b) => a + b, 0),
      0,
    )
  const shown = names.filter((name) => steps.some(([figure]) => total(figure, name) > 0))
  return [
    {
      title: 'From sign-up to paid',
      explained: 'Members who did each for the first time in these days, by the language in which they signed up.',
      unit: 'count',
      along: 'Language',
      labels: shown,
      parts: steps.map(([figure, name]) => ({ name, values: shown.map((language) => total(figure, language)) })),
      summed: false,
    },
    bySteps(report, {
      title: 'Numbers that asked for a code',
      explained:
        'Mobile numbers that began to sign up, in all languages together: a number belongs to nobody yet. Who only opened the app is not counted.',
      unit: 'count',
      summed: false,
      parts: partsOf(report, 'codesAsked', () => 'Numbers'),
    }),
    ...steps.map(([figure, title]) =>
      bySteps(report, {
        title,
        explained: 'By language.',
        unit: 'count',
        summed: true,
        parts: largestFirst(partsOf(report, figure, languageOf)),
      }),
    ),
  ]
}
