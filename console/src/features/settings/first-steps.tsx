import Alert from '@mui/material/Alert'
import AlertTitle from '@mui/material/AlertTitle'
import Link from '@mui/material/Link'
import { usePermissions } from 'react-admin'
import { Link as RouterLink } from 'react-router-dom'
import { useDeskSettings } from './use-desk-settings.ts'

/** What a programme needs before its first member can join; gone once a plan is on sale. */
export function FirstSteps() {
  const { permissions } = usePermissions<string>()
  const { settings } = useDeskSettings({ enabled: permissions === 'admin' })
  if (!settings || settings.prices.plans.some(({ onSale }) => onSale)) return null
  return (
    <Alert severity="info" sx={{ mt: 2, maxWidth: 900 }}>
      <AlertTitle>First steps</AlertTitle>
      No plan is on sale: members can sign up, but nobody can pay yet.{' '}
      <Link component={RouterLink} to="/settings">
        Set the prices and put a plan on sale
      </Link>
      .
    </Alert>
  )
}
