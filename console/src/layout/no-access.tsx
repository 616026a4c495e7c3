import Button from '@mui/material/Button'
import Box from '@mui/material/Box'
import { Link as RouterLink, useLocation } from 'react-router-dom'
import { resources } from '../adapter/resources.ts'
import { EmptyPage } from '../page/empty-page.tsx'
import { otherRole, pageIsFor } from '../page/role-words.ts'
import { useStaff } from '../session/use-staff.ts'
import { PageTitle } from '../plain/page-title.tsx'

const toWork = (
  <Box sx={{ textAlign: 'center' }}>
    <Button variant="outlined" component={RouterLink} to="/work">
      To Work
    </Button>
  </Box>
)

/** Said of a page that the reader's role may not open: who may. */
export function NoAccess() {
  const { role: own } = useStaff()
  const name = useLocation().pathname.split('/')[1] ?? ''
  const resource = name in resources ? resources[name as keyof typeof resources] : null
  return (
    <>
      <PageTitle title="Not for your role" />
      <EmptyPage title={resource ? pageIsFor(resource.list) : 'This page is not for your role'} text={otherRole(own)} />
      {toWork}
    </>
  )
}

/** Said of an address that leads to no page. */
export function NoPage() {
  return (
    <>
      <PageTitle title="No such page" />
      <EmptyPage title="There is no page here" text="The address may be cut short. Ctrl K finds every page and member." />
      {toWork}
    </>
  )
}
