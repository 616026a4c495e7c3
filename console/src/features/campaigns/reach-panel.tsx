import { previewAudience } from '@mwc/contract/campaigns/campaign-desk.calls'
import { mayCall } from '@mwc/contract/endpoint/may-call'
import type { InputOf } from '@mwc/contract/endpoint/wire-call'
import type { StaffRole } from '@mwc/contract/endpoint/access'
import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { useMutation } from '@tanstack/react-query'
import { usePermissions } from 'react-admin'
import { callServer } from '../../calls/call-server.ts'
import type { FormValues } from '../../form/use-record-form.ts'
import { Facts } from '../../page/facts.tsx'
import { formatMoney } from '../../page/format.ts'
import { askedOf } from './campaign-fields.ts'

const count = (n: number) => n.toLocaleString('en-SG')
const money = (cents: number | null, none: string) => (cents === null ? none : formatMoney(cents))

/** Whom a campaign reaches and what it costs at most, counted when it is asked for, of what stands in the form. */
export function ReachPanel({ values }: { values: FormValues }) {
  const { permissions } = usePermissions<StaffRole>()
  const asked = JSON.stringify(askedOf(values))
  const { data, error, variables, mutate, isPending } = useMutation({
    mutationFn: (text: string) => callServer(previewAudience, JSON.parse(text) as InputOf<typeof previewAudience>),
  })
  if (!permissions || !mayCall(previewAudience, permissions)) return null
  const isOld = data !== undefined && variables !== asked
  const unknown = 'Not known: one has no worth in money'
  const noLimit = values['stock'] === ''
  return (
    <Box sx={{ display: 'grid', gap: 2, px: 2, pb: 2 }} role="status">
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2, alignItems: 'center' }}>
        <Button variant="outlined" loading={isPending} onClick={() => mutate(asked)}>
          Count whom it reaches
        </Button>
        {isOld ? <span>Counted for what stood here before. Count again.</span> : null}
      </Box>
      {error ? <Alert severity="error">{error.message}</Alert> : null}
      {data ? (
        <Box sx={{ opacity: isOld ? 0.7 : 1 }}>
          <Facts
            facts={[
              ['Reaches today', `${data.estimatedFrom === null ? '' : 'About '}${count(data.reached)} of ${count(data.members)} members`],
              ['One reward costs', money(data.cost.oneCents, unknown)],
              ['At most, for the whole stock', data.cost.oneCents !== null && noLimit ? 'No limit' : money(data.cost.atMostCents, unknown)],
              ['If all whom it reaches today claim', money(data.cost.reachedCents, unknown)],
            ]}
          />
          {data.estimatedFrom === null ? null : (
            <p style={{ margin: '8px 0 0' }}>An estimate from {count(data.estimatedFrom)} members, right to a per cent or two.</p>
          )}
        </Box>
      ) : null}
    </Box>
  )
}
