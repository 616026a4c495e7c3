import { type PlanCode, planCodes } from '@mwc/contract/membership/plan-codes'
import type { DeskSettings } from '@mwc/contract/programme/programme-desk.schemas'
import { segmentMillsOf, settingDefaults, type SettingKey, type Settings } from '../read-settings.ts'
import type { PlanRow } from '../plans.repo.ts'

/** Months that each plan covers. */
export const planMonths: Record<PlanCode, number> = { '6months': 6, '1year': 12 }

/** The version of a group of rows: they are saved together. 1 before there are any. */
const versionOf = (rows: readonly { version: number }[]) => Math.max(1, ...rows.map(({ version }) => version))

/** Prices and settings as staff edit them. */
export function deskSettingsView(
  plans: readonly PlanRow[],
  stored: readonly { key: string; value: string; version: number }[],
  leastCents: number,
): DeskSettings {
  const values: Settings = { ...settingDefaults, ...Object.fromEntries(stored.map(({ key, value }) => [key, value])) }
  const version = (...keys: SettingKey[]) => versionOf(stored.filter(({ key }) => keys.includes(key as SettingKey)))
  return {
    prices: {
      version: versionOf(plans),
      plans: planCodes.map((plan) => {
        const row = plans.find(({ code }) => code === plan)
        return {
          plan,
          months: planMonths[plan],
          priceCents: row?.price_cents ?? null,
          onSale: row?.active ?? false,
          isExample: row?.is_example ?? false,
        }
      }),
      leastCents,
    },
    contact: { version: version('helpline', 'whatsapp'), helpline: values.helpline, whatsapp: values.whatsapp },
    times: {
      version: version('arrearsDays', 'payNowMinutes', 'netsDays', 'messageAnswerDays'),
      arrearsDays: Number(values.arrearsDays),
      payNowMinutes: Number(values.payNowMinutes),
      netsDays: Number(values.netsDays),
      messageAnswerDays: Number(values.messageAnswerDays),
    },
    costs: {
      version: version('smsSegmentMills'),
      smsSegmentMills: segmentMillsOf(values),
    },
  }
}
