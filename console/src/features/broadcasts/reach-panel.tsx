import { languageNames, languageTags } from '@mwc/contract/language/language'
import { mayCall } from '@mwc/contract/endpoint/may-call'
import type { InputOf, OutputOf } from '@mwc/contract/endpoint/wire-call'
import type { StaffRole } from '@mwc/contract/endpoint/access'
import { previewBroadcast } from '@mwc/contract/notifications/notification-desk.calls'
import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { useMutation } from '@tanstack/react-query'
import { usePermissions } from 'react-admin'
import { callServer } from '../../calls/call-server.ts'
import type { FormValues } from '../../form/use-record-form.ts'
import { formatMoney } from '../../page/format.ts'
import { SmallTable } from '../../page/small-table.tsx'
import { askedOf } from './broadcast-fields.ts'
import { countText } from './broadcast-words.ts'

type Reach = OutputOf<typeof previewBroadcast>

/** Whom a broadcast reaches and what its SMS cost, counted when it is asked for, of what stands in the form. */
export function ReachPanel({ values }: { values: FormValues }) {
  const { permissions } = usePermissions<StaffRole>()
  const asked = JSON.stringify(askedOf(values))
  const { data, error, variables, mutate, isPending } = useMutation({
    mutationFn: (text: string) => callServer(previewBroadcast, JSON.parse(text) as InputOf<typeof previewBroadcast>),
  })
  if (!permissions || !mayCall(previewBroadcast, permissions)) return null
  const isOld = data !== undefined && variables !== asked
  return (
    <Box sx={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 2, px: 2, pb: 2 }} role="status">
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2, alignItems: 'center' }}>
        <Button variant="outlined" loading={isPending} onClick={() => mutate(asked)}>
          Count whom it reaches
        </Button>
        {isOld ? <span>Counted for what stood here before. Count again.</span> : null}
      </Box>
      {error ? <Alert severity="error">{error.message}</Alert> : null}
      {data ? (
        <Box sx={{ opacity: isOld ? 0.7 : 1 }}>
          <Reached reach={data} bySms={values['bySms'] === 'yes'} />
        </Box>
      ) : null}
    </Box>
  )
}

function Reached({ reach, bySms }: { reach: Reach; bySms: boolean }) {
  const { reached, estimatedFrom, withPush, withSms, languages, smsCents, smsLeftToday, smsDayBudget } = reach
  const money = (cents: number | null) => (cents === null ? 'Not known' : formatMoney(cents))
  const about = estimatedFrom === null ? '' : 'about '
  const messages = languages.reduce((all, { withSms: n, smsSegments }) => all + n * (smsSegments ?? 0), 0)
  return (
    <>
      <p style={{ margin: '0 0 8px' }}>
        Reaches {about}
        <strong>{reached === 1 ? '1 member' : `${countText(reached)} members`}</strong> now; a phone of {countText(withPush)} takes push,{' '}
        {countText(withSms)} consented to SMS.
        {estimatedFrom === null ? '' : ` An estimate from ${countText(estimatedFrom)} members, right to a per cent or two.`}
      </p>
      {languages.length > 0 ? (
        <SmallTable
          label="Whom it reaches, by language"
          rows={languages.map((row) => ({ id: row.language, ...row }))}
          columns={[
            { name: 'Language', show: ({ language }) => <span lang={languageTags[language]}>{languageNames[language]}</span> },
            { name: 'Members', right: true, show: (row) => countText(row.reached) },
            { name: 'By push', right: true, show: (row) => countText(row.withPush) },
            { name: 'By SMS', right: true, show: (row) => (bySms ? countText(row.withSms) : '–') },
            { name: 'Segments each', right: true, show: ({ smsSegments }) => smsSegments ?? '–' },
            { name: 'SMS cost', right: true, show: (row) => (row.smsSegments === null ? '–' : money(row.smsCents)) },
          ]}
        />
      ) : null}
      {bySms ? (
        <p style={{ margin: '8px 0 0' }}>
          {messages > 0
            ? `${countText(messages)} segments in all, ${smsCents === null ? 'at a cost that is not known' : money(smsCents)}. `
            : ''}
          {countText(smsLeftToday)} of today’s {countText(smsDayBudget)} SMS for notifications are left
          {withSms > smsLeftToday ? ': those beyond it are told in the inbox alone.' : '.'}
        </p>
      ) : null}
    </>
  )
}
