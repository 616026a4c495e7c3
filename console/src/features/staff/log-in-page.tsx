import type { StaffRole } from '@mwc/contract/endpoint/access'
import { mayCall } from '@mwc/contract/endpoint/may-call'
import { readDeskSettings } from '@mwc/contract/programme/programme-desk.calls'
import { useLocation, useNavigate } from 'react-router-dom'
import { callServer } from '../../calls/call-server.ts'
import type { Staff } from '../../session/staff-session.ts'
import { CredentialsForm } from './credentials-form.tsx'
import { DoorPage } from './door-page.tsx'

/** Whether a programme waits for an administrator to say what membership costs. */
async function lacksPrices(role: StaffRole): Promise<boolean> {
  if (!mayCall(readDeskSettings, role)) return false
  const { prices } = await callServer(readDeskSettings, {})
  return prices.plans.every(({ onSale }) => !onSale)
}

/** The page before all others, at the address where somebody was going; it leads an administrator without prices to them. */
export function LogInPage({ onSignedIn }: { onSignedIn: (staff: Staff) => void }) {
  const navigate = useNavigate()
  const { pathname } = useLocation()
  const goOn = async (staff: Staff) => {
    if (pathname === '/' && (await lacksPrices(staff.role))) await navigate('/settings', { replace: true })
    onSignedIn(staff)
  }
  return (
    <DoorPage title="MWC desk">
      <p className="quiet">For staff of the centre. Members use the app.</p>
      <CredentialsForm onSignedIn={goOn} />
    </DoorPage>
  )
}
