import { editContact, editCosts, editPrices, editTimes } from '@mwc/contract/programme/programme-desk.calls'
import type { DeskSettings } from '@mwc/contract/programme/programme-desk.schemas'
import { mostCents, settingBounds } from '@mwc/contract/programme/setting-bounds'
import type { InputOf, WireCall } from '@mwc/contract/endpoint/wire-call'
import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import { Loading, useNotify } from 'react-admin'
import { callServer } from '../../calls/call-server.ts'
import { formatMoney } from '../../page/format.ts'
import { SettingsCard } from './settings-card.tsx'
import { useDeskSettings } from './use-desk-settings.ts'
import { PageTitle } from '../../plain/page-title.tsx'

const between = (name: keyof typeof settingBounds, unit: string) => `${settingBounds[name].least} to ${settingBounds[name].most} ${unit}`

const timeFields = [
  { name: 'payNowMinutes', label: 'A PayNow QR lives (minutes)', hint: between('payNowMinutes', 'minutes') },
  { name: 'netsDays', label: 'A NETS payment waits (days)', hint: between('netsDays', 'days') },
  { name: 'arrearsDays', label: 'In arrears for (days)', hint: `${between('arrearsDays', 'days')} after the last day; then inactive` },
  { name: 'messageAnswerDays', label: 'Messages are answered within (working days)', hint: between('messageAnswerDays', 'days') },
] as const

const planName = (months: number) => (months === 12 ? '1 year' : `${months} months`)

function priceFields({ plans, leastCents }: DeskSettings['prices']) {
  return plans.flatMap(({ plan, months, priceCents, onSale, isExample }) => [
    {
      name: `plans.${plan}.priceCents`,
      label: `${planName(months)} (S$)`,
      kind: 'money' as const,
      hint: `${isExample ? 'An example until you save. ' : ''}${formatMoney(leastCents)} to ${formatMoney(mostCents)}`,
      now: priceCents === null ? '' : (priceCents / 100).toFixed(2),
    },
    { name: `plans.${plan}.onSale`, label: `${planName(months)} on sale`, kind: 'switch' as const, now: onSale },
  ])
}

function SettingsForms({ settings }: { settings: DeskSettings }) {
  const { keep, refetch } = useDeskSettings()
  const notify = useNotify()
  const { prices, contact, times, costs } = settings
  const send = async <E extends WireCall>(call: E, input: object) => {
    keep((await callServer(call, input as InputOf<E>)) as DeskSettings)
    notify('Saved. Members see it now.', { type: 'success' })
  }
  return (
    <Box sx={{ display: 'grid', gap: 2, my: 2, maxWidth: 900 }}>
      <SettingsCard
        title="Prices"
        explained="What a membership costs before any promo code. Orders that are open keep the price that they were quoted."
        fields={priceFields(prices)}
        onChangedMeanwhile={refetch}
        save={(values, note) => {
          const plan = (code: string) => ({ priceCents: values[`plans.${code}.priceCents`], onSale: values[`plans.${code}.onSale`] })
          return send(editPrices, { version: prices.version, note, plans: { '6months': plan('6months'), '1year': plan('1year') } })
        }}
      />
      <SettingsCard
        title="Reaching us"
        explained="The numbers that members read on their screens and in messages."
        fields={[
          { name: 'helpline', label: 'Helpline', kind: 'text', hint: 'A Singapore number, e.g. 6536 2692', now: contact.helpline },
          {
            name: 'whatsapp',
            label: 'WhatsApp',
            kind: 'text',
            hint: 'With its country code, e.g. +65 9123 4567; empty: no WhatsApp is offered',
            now: contact.whatsapp === '' ? '' : `+${contact.whatsapp}`,
          },
        ]}
        onChangedMeanwhile={refetch}
        save={(values, note) => send(editContact, { version: contact.version, note, ...values })}
      />
      <SettingsCard
        title="Times"
        explained="How long things last. Payments that wait already keep the end that they have."
        fields={timeFields.map((field) => ({ ...field, kind: 'whole' as const, now: String(times[field.name]) }))}
        onChangedMeanwhile={refetch}
        save={(values, note) => send(editTimes, { version: times.version, note, ...values })}
      />
      <SettingsCard
        title="Costs"
        explained="What the desk reckons with; members see nothing of it."
        fields={[
          {
            name: 'smsSegmentMills',
            label: 'A segment of an SMS (S$)',
            kind: 'mills',
            hint: 'From the provider’s price list, such as 0.056; a long SMS has several. Empty: no costs are shown',
            now: costs.smsSegmentMills === null ? '' : (costs.smsSegmentMills / 1000).toFixed(3),
          },
        ]}
        onChangedMeanwhile={refetch}
        save={(values, note) => send(editCosts, { version: costs.version, note, ...values })}
      />
    </Box>
  )
}

/** What administrators set: prices, how the centre is reached, and how long things last. */
export function SettingsPage() {
  const { settings, error } = useDeskSettings()
  return (
    <>
      <PageTitle title="Plans and settings" />
      {error && !settings ? <Alert severity="error">{error.message}</Alert> : null}
      {settings ? <SettingsForms settings={settings} /> : error ? null : <Loading />}
    </>
  )
}
