import { mayCall } from '@mwc/contract/endpoint/may-call'
import type { InputOf, OutputOf, WireCall } from '@mwc/contract/endpoint/wire-call'
import type { StaffRole } from '@mwc/contract/endpoint/access'
import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { useMutation } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { usePermissions } from 'react-admin'
import { callServer } from '../calls/call-server.ts'

type Props<E extends WireCall> = {
  call: E
  /** Whom what stands in the form is for, as the call is asked. */
  asked: Record<string, unknown>
  children: (reach: OutputOf<E>) => ReactNode
}

/** Counts whom something reaches when it is asked for, and says once that was of what no longer stands in the form. */
export function CountReach<E extends WireCall>({ call, asked, children }: Props<E>) {
  const { permissions } = usePermissions<StaffRole>()
  const text = JSON.stringify(asked)
  const { data, error, variables, mutate, isPending } = useMutation({
    mutationFn: (of: string) => callServer(call, JSON.parse(of) as InputOf<E>),
  })
  if (!permissions || !mayCall(call, permissions)) return null
  const isOld = data !== undefined && variables !== text
  return (
    <Box sx={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 2, px: 2, pb: 2 }} role="status">
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2, alignItems: 'center' }}>
        <Button variant="outlined" loading={isPending} onClick={() => mutate(text)}>
          Count whom it reaches
        </Button>
        {isOld ? <span>Counted for what stood here before. Count again.</span> : null}
      </Box>
      {error ? <Alert severity="error">{error.message}</Alert> : null}
      {data === undefined ? null : <Box sx={{ opacity: isOld ? 0.7 : 1 }}>{children(data)}</Box>}
    </Box>
  )
}
