import { readShift } from '@mwc/contract/payments/counter-desk.calls'
import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { useSearchParams } from 'react-router-dom'
import { callServer } from '../../calls/call-server.ts'
import { CollectPanel } from './collect-panel.tsx'
import { type Hit, CounterSearch } from './counter-search.tsx'
import { ShiftBar } from './shift-bar.tsx'
import { ShiftChoice } from './shift-choice.tsx'
import { StartPanel } from './start-panel.tsx'
import { PageTitle } from '../../plain/page-title.tsx'

/** The counter: the shift, who pays, and the slip. What is open stands in the address. */
export function CounterPage() {
  const { data, error } = useQuery({ queryKey: ['counter', 'shift'], queryFn: ({ signal }) => callServer(readShift, {}, signal) })
  const [params, setParams] = useSearchParams()
  const [isChanging, setChanging] = useState(false)
  const [said, setSaid] = useState<string | null>(null)
  const [opened, setOpened] = useState(0)
  const queries = useQueryClient()
  const search = useRef<HTMLInputElement>(null)
  const [payment, member] = [params.get('payment'), params.get('member')]
  // A code that is scanned once more leads to its field once more.
  const panel = `${payment ?? member} ${opened}`
  const open = (hit: Hit) => {
    setSaid(null)
    setOpened(opened + 1)
    setParams({ [hit.kind]: hit.id })
  }
  /** Back to the search, for the next in the queue. */
  const finish = (words: string | null) => {
    setSaid(words)
    setParams({})
    void queries.invalidateQueries({ queryKey: ['counter', 'shift'] })
    search.current?.focus()
    search.current?.select()
  }
  if (error) return <Alert severity="error">{error.message}</Alert>
  if (!data) return <PageTitle title="Counter" />
  const { shift, lastTerminalId } = data
  return (
    <Box sx={{ display: 'grid', gap: 2, my: 2, maxWidth: 880 }}>
      <PageTitle title="Counter" />
      {!shift || isChanging ? (
        <ShiftChoice
          chosen={shift?.terminal.id ?? lastTerminalId}
          onDone={() => setChanging(false)}
          {...(shift ? { onCancel: () => setChanging(false) } : {})}
        />
      ) : (
        <>
          <ShiftBar shift={shift} onChange={() => setChanging(true)} />
          <CounterSearch field={search} onOpen={open} hasFocus={payment === null && member === null} />
          <div role="status">{said ? <Alert severity="success">{said}</Alert> : null}</div>
          {payment ? (
            <CollectPanel key={panel} id={payment} shift={shift} onDone={finish} onOther={(id) => open({ kind: 'member', id })} />
          ) : null}
          {member ? <StartPanel key={panel} id={member} onStarted={(id) => open({ kind: 'payment', id })} onDone={finish} /> : null}
        </>
      )}
    </Box>
  )
}
