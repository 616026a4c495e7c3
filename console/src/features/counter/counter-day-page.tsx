import { closeCounterDay, reopenCounterDay } from '@mwc/contract/payments/counter-desk.calls'
import type { CounterDay, CounterDayDetail } from '@mwc/contract/payments/counter-desk.schemas'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { Show, useRecordContext } from 'react-admin'
import { ActButton } from '../../page/act-button.tsx'
import { Facts } from '../../page/facts.tsx'
import { formatDay, formatMoney } from '../../page/format.ts'
import { MomentText } from '../../page/moment-text.tsx'
import { RecordHead } from '../../page/record-head.tsx'
import { StateChip } from '../../page/state-chip.tsx'
import { dayStateWords, differenceText } from './counter-day-words.ts'
import { LinesWithoutSlip } from './lines-without-slip.tsx'
import { slipsText } from './shift-bar.tsx'
import { SlipTable } from './slip-table.tsx'

/** The terminal's total is typed and the day signed. */
function CloseButton({ day: { id, day, terminal, collectedCount, collectedCents } }: { day: CounterDay }) {
  return (
    <ActButton
      label="Close the day"
      question={`Sign ${formatDay(day)} on ${terminal.name}?`}
      explained={`Collected: ${slipsText(collectedCount)}, ${formatMoney(collectedCents)}. Print the terminal's total and type it. What is collected afterwards counts on the next day.`}
      done="Closed and signed."
      call={closeCounterDay}
      input={{ id, collectedCount, collectedCents }}
      fields={[
        { name: 'terminalCount', label: "Payments on the terminal's total", kind: 'count' },
        { name: 'terminalCents', label: "Sum on the terminal's total (S$)", kind: 'money' },
        {
          name: 'explanation',
          label: 'Explanation',
          kind: 'note',
          optional: true,
          hint: 'Needed where the terminal says something else than was collected.',
        },
      ]}
    />
  )
}

function ReopenButton({ day: { id, day, terminal } }: { day: CounterDay }) {
  return (
    <ActButton
      danger
      label="Reopen"
      question={`Open ${formatDay(day)} on ${terminal.name} again?`}
      explained="Slips of that day can be collected again. Then it has to be closed once more."
      done="Open again."
      call={reopenCounterDay}
      input={{ id }}
      fields={[{ name: 'note', label: 'Reason', kind: 'note', hint: 'Kept with the day and in the log.' }]}
    />
  )
}

function DayDetail({ day }: { day: CounterDayDetail }) {
  const { place, terminal, state, may, collectedCount, collectedCents, terminalCount, terminalCents, slips } = day
  return (
    <Box sx={{ display: 'grid', gap: 2, my: 2 }}>
      <RecordHead
        name={formatDay(day.day)}
        state={<StateChip {...dayStateWords[state]} />}
        acts={
          <>
            <Button className="not-printed" onClick={() => window.print()}>
              Print
            </Button>
            {may.includes('close') ? <CloseButton day={day} /> : null}
            {may.includes('reopen') ? <ReopenButton day={day} /> : null}
          </>
        }
      >
        <Facts
          facts={[
            ['Place', place.name],
            ['Terminal', terminal.name],
            ['Collected', `${slipsText(collectedCount)}, ${formatMoney(collectedCents)}`],
            ['Terminal says', terminalCount === null ? '–' : `${terminalCount} payments, ${formatMoney(terminalCents ?? 0)}`],
            ['Difference', differenceText(day)],
            ...(day.explanation ? ([['Explanation', day.explanation]] as const) : []),
            ['Signed by', day.closedBy ?? 'Nobody yet'],
            ['Signed', <MomentText key="closed" at={day.closedAt} />],
            ...(day.reopenedAt
              ? ([
                  ['Reopened by', day.reopenedBy ?? '–'],
                  ['Reopened', <MomentText key="reopened" at={day.reopenedAt} />],
                  ['Why it was reopened', day.reopenReason ?? '–'],
                ] as const)
              : []),
          ]}
        />
      </RecordHead>
      <SlipTable slips={slips} />
      <LinesWithoutSlip day={day} />
    </Box>
  )
}

function WholeDay() {
  const record = useRecordContext<CounterDayDetail>()
  // A row of the list stands in until the whole record has come.
  return record && 'slips' in record ? <DayDetail day={record} /> : null
}

function DayTitle() {
  const record = useRecordContext<CounterDay>()
  return <>{record ? `${record.place.name} · ${record.terminal.name}` : ''}</>
}

/** One day of a terminal: its slips, the terminal's total, and who signed. */
export function CounterDayPage() {
  return (
    <Show title={<DayTitle />} actions={false} component="div">
      <WholeDay />
    </Show>
  )
}
