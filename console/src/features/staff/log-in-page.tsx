import type { StaffRole } from '@mwc/contract/endpoint/access'
import { mayCall } from '@mwc/contract/endpoint/may-call'
import { readDeskSettings } from '@mwc/contract/programme/programme-desk.calls'
import Typography from '@mui/material/Typography'
import { useQueryClient } from '@tanstack/react-query'
import { Notification } from 'react-admin'
import { useLocation, useNavigate } from 'react-router-dom'
import { callServer } from '../../calls/call-server.ts'
import { CredentialsForm } from './credentials-form.tsx'
import { DoorPage } from './door-page.tsx'

/** Whether a programme waits for an administrator to say what membership costs. */
async function lacksPrices(role: StaffRole): Promise<boolean> {
  if (!mayCall(readDeskSettings, role)) return false
  const { prices } = await callServer(readDeskSettings, {})
  return prices.plans.every(({ onSale }) => !onSale)
}

/** The page before all others. It leads back to where somebody was going, and an administrator without prices to them. */
export function LogInPage() {
  const navigate = useNavigate()
  const queries = useQueryClient()
  const { state } = useLocation() as { state: { nextPathname?: string; nextSearch?: string } | null }
  const goOn = async ({ role }: { role: StaffRole }) => {
    // Nothing that an earlier user of this browser was shown.
    queries.clear()
    const wanted = `${state?.nextPathname ?? '/'}${state?.nextSearch ?? ''}`
    void navigate(wanted === '/' && (await lacksPrices(role)) ? '/settings' : wanted, { replace: true })
  }
  return (
    <DoorPage title="MWC desk">
      <Typography color="text.secondary">For staff of the centre. Members use the app.</Typography>
      <CredentialsForm onSignedIn={goOn} />
      <Notification />
    </DoorPage>
  )
}
