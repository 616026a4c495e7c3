import type { FigureName, ReportName } from '@mwc/contract/figures/figure-names'
import type { Report } from '@mwc/contract/figures/figures.schemas'
import { formatCount, formatMoney } from '../../../page/format.ts'
import { joinSmall, type Group } from './join-small.ts'
import { active, countryOf, languageOf, sectorOf } from '../part-names.ts'

/** What the page is made of: each report of the month before and of the month itself. */
export type Months = Record<ReportName, Report>

/** A part of the page: sentences, and what is said in groups. */
export type BoardPart = { title: string; sentences: readonly string[]; groups?: { along: string; unit: string; rows: readonly Group[] } }

const many = (n: number, one: string, more: string) => `${n === 0 ? 'no' : formatCount(n)} ${n === 1 ? one : more}`
const sentence = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)
/** How a number stands to that of the month before. */
const than = (n: number, before: number, show = formatCount) =>
  n === before ? 'as in the month before' : `${show(Math.abs(n - before))} ${n > before ? 'more' : 'less'} than the month before`

/** A figure of the month, or of the one before it; of all its parts, or of those that are meant. */
function of(report: Report, figure: FigureName, isMeant: (part: string) => boolean = () => true, at = report.steps.length - 1): number {
  return report.series.reduce((n, { figure: name, part, values }) => n + (name === figure && isMeant(part) ? (values[at] ?? 0) : 0), 0)
}
const before = (report: Report, figure: FigureName, isMeant?: (part: string) => boolean) =>
  of(report, figure, isMeant, report.steps.length - 2)

/** The groups of a figure in the month; a name for each, null for what is left out. */
function groupsOf(report: Report, figure: FigureName, nameOf: (part: string) => string | null): Group[] {
  const groups = new Map<string, number>()
  for (const { figure: name, part, values } of report.series) {
    const group = name === figure ? nameOf(part) : null
    if (group !== null) groups.set(group, (groups.get(group) ?? 0) + (values.at(-1) ?? 0))
  }
  return joinSmall([...groups].map(([name, n]) => ({ name, n })))
}

const listed = (groups: readonly Group[]) => groups.map(({ name, n }) => `${name} ${formatCount(n)}`).join(', ')
const is = (wanted: string) => (part: string) => part === wanted

function membership({ members }: Months): BoardPart[] {
  const status = (name: string) => of(members, 'status', is(name))
  const [activeNow, activeThen] = [status('active'), before(members, 'status', is('active'))]
  const [joined, joinedThen] = [of(members, 'signUps'), before(members, 'signUps')]
  const languages = groupsOf(members, 'signUps', languageOf)
  return [
    {
      title: 'Members',
      sentences: [
        `At the end of the month ${many(activeNow, 'member was', 'members were')} active, ${than(activeNow, activeThen)}.`,
        `${sentence(many(status('arrears'), 'membership had', 'memberships had'))} ended a short while ago and could still be renewed; ${many(status('inactive'), 'was', 'were')} over for longer.`,
        `${sentence(many(status('pendingPayment'), 'person has', 'people have'))} signed up and not paid yet.`,
        `${sentence(many(joined, 'person', 'people'))} signed up in the month, ${than(joined, joinedThen)}${languages.length > 1 ? `: ${listed(languages)}` : ''}.`,
        `${sentence(many(of(members, 'closed'), 'account was', 'accounts were'))} closed.`,
      ],
    },
    {
      title: 'Active members by nationality',
      sentences: [],
      groups: { along: 'Nationality', unit: 'Active members', rows: groupsOf(members, 'nationality', active(countryOf)) },
    },
    {
      title: 'Active members by sector',
      sentences: [],
      groups: { along: 'Sector', unit: 'Active members', rows: groupsOf(members, 'sector', active(sectorOf)) },
    },
  ]
}

function money({ money, cohorts, funnel }: Months): BoardPart {
  const [came, went, waits] = [of(money, 'moneyIn'), of(money, 'moneyBack'), of(money, 'waiting')]
  const byMethod = (method: string) => of(money, 'moneyIn', (part) => part.startsWith(`${method} `))
  return {
    title: 'Money',
    sentences: [
      `${formatMoney(came)} came in ${many(of(money, 'arrivals'), 'payment', 'payments')}, ${than(came, before(money, 'moneyIn'), formatMoney)}. Of it ${formatMoney(byMethod('paynow'))} came by PayNow and ${formatMoney(byMethod('nets'))} at NETS machines.`,
      went === 0 ? 'Nothing was sent back.' : `${formatMoney(went)} was sent back; ${formatMoney(came - went)} stayed.`,
      waits === 0
        ? 'At the end of the month no payment was waiting for its money.'
        : `At the end of the month payments were waiting for ${formatMoney(waits)}.`,
      `${sentence(many(of(funnel, 'newPayers'), 'member', 'members'))} paid for the first time, and ${many(of(cohorts, 'renewals'), 'membership was', 'memberships were')} renewed.`,
    ],
  }
}

function given({ promos, uses }: Months): BoardPart {
  const months = (source: string) => of(promos, 'months', is(source))
  const worth = of(promos, 'promoWorth')
  return {
    title: 'What members were given',
    sentences: [
      `Promo codes gave ${many(months('code'), 'free month', 'free months')}${worth === 0 ? '' : ` and were worth ${formatMoney(worth)}`}; campaigns gave ${many(months('campaign'), 'month', 'months')}, staff ${many(months('goodwill'), 'month', 'months')}.`,
      `Members used ${many(of(uses, 'uses', is('privilege')), 'privilege', 'privileges')} and ${many(of(uses, 'uses', is('voucher')), 'voucher', 'vouchers')} at shops.`,
    ],
  }
}

function told({ reminders, messages }: Months): BoardPart {
  const [answers, soon] = [of(messages, 'answers'), of(messages, 'answers', (part) => ['1 hour', '4 hours', '1 day'].includes(part))]
  return {
    title: 'Reminders and messages',
    sentences: [
      `${sentence(many(of(reminders, 'reminders'), 'reminder was', 'reminders were'))} sent before and after the end of memberships; ${many(of(reminders, 'reminded'), 'membership was', 'memberships were')} paid for within two weeks of one.`,
      answers === 0
        ? 'No message of a member was answered.'
        : `Staff answered ${many(answers, 'message', 'messages')} of members, ${Math.round((100 * soon) / answers)} % of them within a day.`,
    ],
  }
}

/** What the board reads of a month: of no single person, in groups of five and more. */
export const boardParts = (months: Months): BoardPart[] => [...membership(months), money(months), given(months), told(months)]
