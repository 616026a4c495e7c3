import { momentText } from '@mwc/contract/time/dates'
import type { InEveryLanguage, Language } from '@mwc/contract/language/language'
import { dayIn, moneyIn, notificationWordsIn } from './notification-words.ts'

/** Money in the smallest unit of a currency (ISO 4217). */
type Money = { cents: number; currency: string }

/** A kept notice: its text's name and values. Days are `YYYY-MM-DD` in Singapore; `until` is ISO 8601. */
export type StoredNotification =
  | ({ text: 'moneyReceived' | 'paymentAccepted'; lastDay: string } & Money)
  | ({ text: 'moneyChecked'; helpline: string } & Money)
  | ({ text: 'moneySentBack' | 'refunded' } & Money)
  | ({ text: 'netsEndsSoon'; until: string } & Money)
  | { text: 'voucherEndsSoon'; name: InEveryLanguage; lastDay: string }

const day = (language: Language, text: string) => dayIn(language, Temporal.PlainDate.from(text))

/** The words of a kept notice in a language; null for a text that this release does not know. */
export function wordsOfStored(kept: StoredNotification, language: Language): { title: string; text: string } | null {
  const words = notificationWordsIn(language)
  switch (kept.text) {
    case 'moneyReceived':
    case 'paymentAccepted':
      return words[kept.text]({ amount: moneyIn(kept.cents, kept.currency), date: day(language, kept.lastDay) })
    case 'moneyChecked':
      return words.moneyChecked({ amount: moneyIn(kept.cents, kept.currency), helpline: kept.helpline })
    case 'moneySentBack':
    case 'refunded':
      return words[kept.text]({ amount: moneyIn(kept.cents, kept.currency) })
    case 'netsEndsSoon':
      return words.netsEndsSoon({ amount: moneyIn(kept.cents, kept.currency), moment: momentText(kept.until, language) })
    case 'voucherEndsSoon':
      return words.voucherEndsSoon({ name: kept.name[language], date: day(language, kept.lastDay) })
    default:
      return null
  }
}
