import { keptFor } from '@mwc/contract/data-life/kept-for'
import { useWords } from '../../words/use-words.ts'
import { LegalText } from './legal-text.tsx'

/** What is kept of a person, why, for how long, who sees it, and what the person can do. */
export function PrivacyNotice() {
  const { title, intro, kept, why, fin, seen, ages, rights } = useWords('legal').legal.privacy
  const { codes, phones, sms, notifications, messages, neverPaid, lapsed, closed } = ages.points
  const howLong = [
    codes(keptFor.codes.days),
    phones(keptFor.phones.months),
    sms(keptFor.sms.months),
    notifications(keptFor.notifications.months),
    messages(keptFor.messages.months),
    neverPaid(keptFor.neverPaid.months),
    lapsed(keptFor.lapsed.years),
    closed(keptFor.closed.years),
  ]
  const parts = [kept, why, fin, seen, { title: ages.title, points: howLong }, rights]
  return <LegalText title={title} intro={intro} parts={parts} />
}
