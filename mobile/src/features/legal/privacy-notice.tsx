import { retention } from '@mwc/contract/data-retention/retention'
import { useWords } from '../../words/use-words.ts'
import { LegalText } from './legal-text.tsx'

/** What is kept of a person, why, for how long, who sees it, and what the person can do. */
export function PrivacyNotice() {
  const { title, intro, kept, why, fin, seen, ages, rights } = useWords('legal').legal.privacy
  const { codes, phones, sms, notifications, messages, neverPaid, lapsed, closed } = ages.points
  const howLong = [
    codes(retention.codes.days),
    phones(retention.phones.months),
    sms(retention.sms.months),
    notifications(retention.notifications.months),
    messages(retention.messages.months),
    neverPaid(retention.neverPaid.months),
    lapsed(retention.lapsed.years),
    closed(retention.closed.years),
  ]
  const parts = [kept, why, fin, seen, { title: ages.title, points: howLong }, rights]
  return <LegalText title={title} intro={intro} parts={parts} />
}
