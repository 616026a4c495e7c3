import { momentText } from '@mwc/contract/time/dates'
import type { InEveryLanguage, Language } from '@mwc/contract/language/language'
import type { CorrectedField } from './corrected-fields.ts'
import { dayIn, moneyIn, notificationWordsIn } from './notification-words.ts'
import { wordsIn } from './server-words.ts'

/** Money in the smallest unit of a currency (ISO 4217). */
type Money = { cents: number; currency: string }

/**
 * A kept notice: its text's name and values. Days are `YYYY-MM-DD` in Singapore; `until` and `from` are ISO 8601; `payment` is
 * the id of the one that has a receipt; `ending` the last four digits of the number that an account is to move to.
 */
export type StoredNotification =
  | ({ text: 'moneyReceived' | 'paymentAccepted'; lastDay: string; payment?: string } & Money)
  | ({ text: 'moneyChecked' | 'cameTwice' | 'cameOnce'; helpline: string } & Money)
  | ({ text: 'otherAmountCame'; askedCents: number; helpline: string } & Money)
  | ({ text: 'moneySentBack' | 'refunded' | 'sentBackToNoMember' } & Money)
  | ({ text: 'netsEndsSoon'; until: string } & Money)
  | { text: 'voucherEndsSoon' | 'voucher'; name: InEveryLanguage; lastDay: string }
  | { text: 'freeMonths'; name: InEveryLanguage; months: number; lastDay: string }
  | { text: 'endsSoon' | 'endsTomorrow' | 'endsToday' | 'hasEnded'; lastDay: string }
  | { text: 'answered'; answer: string }
  | { text: 'written'; message: string }
  | { text: 'lookedUp' }
  | { text: 'moveAsked'; ending: string; helpline: string }
  | { text: 'moveComing'; ending: string; from: string; helpline: string }
  | StoredAct

/** What staff did to an account; `finEnding` is the FIN's last four, empty where it stayed. */
type StoredAct = { helpline: string } & ActTold

/** What is told of an act of staff, beside whom to call. */
export type ActTold =
  | { text: 'monthsGiven' | 'monthsTakenBack'; months: number; lastDay: string }
  | { text: 'membershipTakenBack'; months: number }
  | { text: 'detailsCorrected'; fields: CorrectedField[]; finEnding: string }
  | { text: 'accountStopped' | 'accountOpened' | 'phonesLoggedOut' | 'cardStopped' }
  | { text: 'holderConfirmed'; until: string }

/** The words of a kept notice in a language; null for a text that this release does not know. */
export function wordsOfStored(kept: StoredNotification, language: Language): { title: string; text: string } | null {
  const words = notificationWordsIn(language)
  switch (kept.text) {
    case 'moneyReceived':
    case 'paymentAccepted':
      return words[kept.text]({ amount: moneyIn(kept.cents, kept.currency), date: dayIn(language, kept.lastDay) })
    case 'moneyChecked':
    case 'cameTwice':
    case 'cameOnce':
      return words[kept.text]({ amount: moneyIn(kept.cents, kept.currency), helpline: kept.helpline })
    case 'otherAmountCame': {
      const { cents, currency, askedCents, helpline } = kept
      return words.otherAmountCame({ amount: moneyIn(cents, currency), asked: moneyIn(askedCents, currency), helpline })
    }
    case 'moneySentBack':
    case 'refunded':
    case 'sentBackToNoMember':
      return words[kept.text]({ amount: moneyIn(kept.cents, kept.currency) })
    case 'netsEndsSoon':
      return words.netsEndsSoon({ amount: moneyIn(kept.cents, kept.currency), moment: momentText(kept.until, language) })
    case 'voucherEndsSoon':
    case 'voucher':
      return words[kept.text]({ name: kept.name[language], date: dayIn(language, kept.lastDay) })
    case 'freeMonths':
      return words.freeMonths({ name: kept.name[language], months: kept.months, date: dayIn(language, kept.lastDay) })
    case 'endsSoon':
    case 'endsTomorrow':
    case 'endsToday':
    case 'hasEnded':
      return words[kept.text]({ date: dayIn(language, kept.lastDay) })
    case 'answered':
      return words.answered({ answer: kept.answer })
    case 'written':
      return words.written({ message: kept.message })
    case 'lookedUp':
      return wordsIn(language).lookedUp
    case 'moveAsked':
      return words.moveAsked(kept)
    case 'moveComing':
      return words.moveComing({ ...kept, moment: momentText(kept.from, language) })
    case 'monthsGiven':
    case 'monthsTakenBack':
      return words[kept.text]({ ...kept, date: dayIn(language, kept.lastDay) })
    case 'membershipTakenBack':
      return words.membershipTakenBack(kept)
    case 'detailsCorrected':
      return words.detailsCorrected(kept)
    case 'accountStopped':
    case 'accountOpened':
    case 'phonesLoggedOut':
    case 'cardStopped':
      return words[kept.text](kept)
    case 'holderConfirmed':
      return words.holderConfirmed({ ...kept, moment: momentText(kept.until, language) })
    default:
      return null
  }
}
