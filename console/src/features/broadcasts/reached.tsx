import { languageNames, languageTags } from '@mwc/contract/language/language'
import type { OutputOf } from '@mwc/contract/endpoint/wire-call'
import type { previewBroadcast } from '@mwc/contract/notifications/notification-desk.calls'
import { formatCount, formatMoney } from '../../page/format.ts'
import { SmallTable } from '../../page/small-table.tsx'
import { estimateWords } from '../../related/estimate-words.ts'

/** Whom a broadcast reaches and what its SMS cost. */
export function Reached({ reach, bySms }: { reach: OutputOf<typeof previewBroadcast>; bySms: boolean }) {
  const { reached, members, estimatedFrom, withPush, withSms, languages, smsCents, smsLeftToday, smsDayBudget } = reach
  const money = (cents: number | null) => (cents === null ? 'Not known' : formatMoney(cents))
  const about = estimatedFrom === null ? '' : 'about '
  const messages = languages.reduce((all, { withSms: n, smsSegments }) => all + n * (smsSegments ?? 0), 0)
  return (
    <>
      <p style={{ margin: '0 0 8px' }}>
        Reaches {about}
        <strong>{reached === 1 ? '1 member' : `${formatCount(reached)} members`}</strong> now; a phone of {formatCount(withPush)} takes
        push, {formatCount(withSms)} consented to SMS.
        {estimatedFrom === null ? '' : ` ${estimateWords({ reached, members, estimatedFrom })}`}
      </p>
      {languages.length > 0 ? (
        <SmallTable
          label="Whom it reaches, by language"
          rows={languages.map((row) => ({ id: row.language, ...row }))}
          columns={[
            { name: 'Language', show: ({ language }) => <span lang={languageTags[language]}>{languageNames[language]}</span> },
            { name: 'Members', right: true, show: (row) => formatCount(row.reached) },
            { name: 'By push', right: true, show: (row) => formatCount(row.withPush) },
            { name: 'By SMS', right: true, show: (row) => (bySms ? formatCount(row.withSms) : '–') },
            { name: 'Segments each', right: true, show: ({ smsSegments }) => smsSegments ?? '–' },
            { name: 'SMS cost', right: true, show: (row) => (row.smsSegments === null ? '–' : money(row.smsCents)) },
          ]}
        />
      ) : null}
      {bySms ? (
        <p style={{ margin: '8px 0 0' }}>
          {messages > 0
            ? `${formatCount(messages)} segments in all, ${smsCents === null ? 'at a cost that is not known' : money(smsCents)}. `
            : ''}
          {formatCount(smsLeftToday)} of today’s {formatCount(smsDayBudget)} SMS for notifications are left
          {withSms > smsLeftToday ? ': those beyond it are told in the inbox alone.' : '.'}
        </p>
      ) : null}
    </>
  )
}
