import { setUseRate } from '@mwc/contract/settlements/settlement-desk.calls'
import type { RateOf, ShopAccount } from '@mwc/contract/settlements/settlement-desk.schemas'
import Box from '@mui/material/Box'
import { ActButton } from '../../page/act-button.tsx'
import { centsOf } from '../../page/amount.ts'
import { formatMoment, formatMoney } from '../../page/format.ts'
import { Section } from '../../page/section.tsx'
import { SmallPrint } from '../../page/small-print.tsx'
import { SmallTable } from '../../page/small-table.tsx'

type Row = RateOf & { kind: 'shop' | 'privilege' }

const amountOf = (cents: number | null) => (cents === null ? 'none' : formatMoney(cents))

function RateButton({ row: { kind, id, name, version, cents } }: { row: Row }) {
  const typed = cents === null ? '' : (cents / 100).toFixed(2)
  return (
    <ActButton
      quiet
      label={`Set for ${kind === 'shop' ? 'the shop' : `“${name}”`}`}
      question={`What is a use of ${kind === 'shop' ? `anything at ${name}` : `“${name}”`} owed?`}
      explained="From now on. Uses before keep what they were owed. A privilege's own amount goes before the shop's, a voucher's worth before both."
      done="Set."
      call={setUseRate}
      input={{ kind, id, version }}
      fields={[
        { name: 'cents', label: 'Amount (S$)', hint: 'Empty: none of its own', first: typed, optional: true },
        { name: 'reason', label: 'Reason', kind: 'note', hint: 'Kept with the amount.' },
      ]}
      shape={({ cents: amount, reason }) => ({
        cents: amount === undefined ? null : Number.isNaN(centsOf(amount as string)) ? (amount as never) : centsOf(amount as string),
        reason: reason as string,
      })}
    />
  )
}

/** What a use is owed, of the shop and of each privilege that it gives, with all that stood before. */
export function RateSection({ account: { shopRate, privilegeRates, mayRate } }: { account: ShopAccount }) {
  const rows: Row[] = [{ ...shopRate, kind: 'shop' }, ...privilegeRates.map((rate): Row => ({ ...rate, kind: 'privilege' }))]
  return (
    <Section title="What a use is owed">
      <SmallTable
        label="What a use is owed"
        rows={rows}
        columns={[
          { name: 'Of', show: ({ kind, name }) => (kind === 'shop' ? 'Anything at this shop' : name) },
          { name: 'Now', right: true, show: ({ cents }) => amountOf(cents) },
          { name: 'Since and before', show: ({ history }) => <History history={history} /> },
          ...(mayRate ? [{ name: 'Change', show: (row: Row) => <RateButton row={row} /> }] : []),
        ]}
      />
    </Section>
  )
}

function History({ history }: Pick<RateOf, 'history'>) {
  if (history.length === 0) return 'Never set'
  return (
    <Box component="ul" sx={{ m: 0, pl: 2 }}>
      {history.map(({ cents, from, by, reason }) => (
        <li key={from}>
          {amountOf(cents)} from {formatMoment(from)}
          <SmallPrint>
            {by}: {reason}
          </SmallPrint>
        </li>
      ))}
    </Box>
  )
}
