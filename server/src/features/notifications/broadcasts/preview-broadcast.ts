import type { previewBroadcast as previewEndpoint } from '@mwc/contract/notifications/notification-desk.endpoints'
import type { Language } from '@mwc/contract/language/language'
import type * as z from 'zod/mini'
import type { Dependencies } from '../../../dependencies.ts'
import { notificationWordsIn } from '../../../words/notification-words.ts'
import { chooseAccounts, ofAll } from '../../audience/choose-accounts.ts'
import { readSettings, segmentMillsOf } from '../../programme/read-settings.ts'
import { countSmsSegments } from '../../sms/count-sms-segments.ts'
import { readSmsBudgets } from '../../sms/report-sms-budgets.ts'
import { priceSmsSegments } from '../../sms/price-sms-segments.ts'
import { previewReached } from './reached.repo.ts'
import { readReach } from './read-reach.ts'

type Needed = Pick<Dependencies, 'db' | 'clock' | 'config'>
type Input = z.output<(typeof previewEndpoint)['input']>

/** Segments of the SMS that points to a broadcast of a title. */
export const segmentsOf = (title: string, language: Language): number => countSmsSegments(notificationWordsIn(language).sms.news({ title }))

/** Whom a broadcast would reach now, and what its SMS would cost. */
export async function previewBroadcast(
  deps: Needed,
  input: Input,
  bounds?: Parameters<typeof chooseAccounts>[1],
): Promise<z.output<(typeof previewEndpoint)['output']>> {
  const { db, clock } = deps
  const [settings, chosen, budgets] = await Promise.all([readSettings(db), chooseAccounts(db, bounds), readSmsBudgets(deps)])
  const { among } = chosen
  const rows = await previewReached(db, readReach(input), { now: clock.now(), arrearsDays: Number(settings.arrearsDays), among })
  const mills = segmentMillsOf(settings)
  const languages = rows.map((row) => {
    const [withSms, title] = [ofAll(row.with_sms, chosen), input.title?.[row.language]]
    const smsSegments = input.bySms === true && title ? segmentsOf(title, row.language) : null
    return {
      language: row.language,
      reached: ofAll(row.reached, chosen),
      withPush: ofAll(row.with_push, chosen),
      withSms,
      smsSegments,
      smsCents: smsSegments === null ? null : priceSmsSegments(withSms * smsSegments, mills),
    }
  })
  const sum = (count: (row: (typeof languages)[number]) => number) => languages.reduce((all, row) => all + count(row), 0)
  const isPriced = languages.length > 0 && languages.every(({ smsCents }) => smsCents !== null)
  const { used = 0, limit = 0 } = budgets.find(({ budget }) => budget === 'notices') ?? {}
  return {
    reached: sum(({ reached }) => reached),
    members: chosen.members,
    estimatedFrom: among?.accounts ?? null,
    withPush: sum(({ withPush }) => withPush),
    withSms: sum(({ withSms }) => withSms),
    languages,
    smsCents: isPriced ? sum(({ smsCents }) => smsCents ?? 0) : null,
    smsLeftToday: Math.max(0, limit - used),
    smsDayBudget: limit,
  }
}
