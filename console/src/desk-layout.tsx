import useMediaQuery from '@mui/material/useMediaQuery'
import { type ReactNode, useEffect } from 'react'
import {
  AppBar,
  CheckForApplicationUpdate,
  Layout,
  RefreshIconButton,
  TitlePortal,
  useGetIdentity,
  UserMenu,
  useSidebarState,
} from 'react-admin'
import { FirstSteps } from './features/settings/first-steps.tsx'
import { SignInAgain } from './features/staff/sign-in-again.tsx'

const refresh = <RefreshIconButton />

/** The bar of every page. The menu of who is signed in has their name, for whoever hears it, too. */
function DeskBar() {
  const { identity } = useGetIdentity()
  return (
    <AppBar toolbar={refresh} userMenu={<UserMenu label={identity?.fullName} />}>
      <TitlePortal component="h1" variant="h6" />
    </AppBar>
  )
}

/** What stands around every page: bar, menu, and the question for the password where a session ended over an open page. */
export function DeskLayout({ children }: { children: ReactNode }) {
  const hasRoom = useMediaQuery('(min-width: 1000px)', { noSsr: true })
  const [, setOpen] = useSidebarState()
  // On a tablet the lists need the width more than the menu its words; its icons have names, too.
  useEffect(() => setOpen(hasRoom), [hasRoom, setOpen])
  return (
    <Layout appBar={DeskBar} sx={{ '& .RaLayout-content': { minWidth: 0 }, '& .RaList-content': { overflowX: 'auto' } }}>
      <FirstSteps />
      {children}
      <SignInAgain />
      <CheckForApplicationUpdate />
    </Layout>
  )
}
