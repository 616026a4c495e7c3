import ManageAccountsIcon from '@mui/icons-material/ManageAccountsOutlined'
import ListItemIcon from '@mui/material/ListItemIcon'
import MenuItem from '@mui/material/MenuItem'
import useMediaQuery from '@mui/material/useMediaQuery'
import { type ReactNode, useEffect } from 'react'
import {
  AppBar,
  CheckForApplicationUpdate,
  Layout,
  Logout,
  RefreshIconButton,
  TitlePortal,
  useGetIdentity,
  UserMenu,
  useSidebarState,
  useUserMenu,
} from 'react-admin'
import { Link } from 'react-router-dom'
import { FirstSteps } from './features/settings/first-steps.tsx'
import { CommandPalette } from './layout/command-palette.tsx'
import { ShortcutSheet } from './layout/shortcut-sheet.tsx'
import { SignInAgain } from './features/staff/sign-in-again.tsx'

const tools = (
  <>
    <CommandPalette />
    <ShortcutSheet />
    <RefreshIconButton />
  </>
)

function OwnAccountItem() {
  const { onClose } = useUserMenu() ?? {}
  return (
    <MenuItem component={Link} to="/account" onClick={onClose}>
      <ListItemIcon>
        <ManageAccountsIcon fontSize="small" />
      </ListItemIcon>
      My account
    </MenuItem>
  )
}

/** The bar of every page. The menu of who is signed in has their name, for whoever hears it, too. */
function DeskBar() {
  const { identity } = useGetIdentity()
  return (
    <AppBar
      toolbar={tools}
      userMenu={
        <UserMenu label={identity?.fullName}>
          <OwnAccountItem />
          <Logout />
        </UserMenu>
      }
    >
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
    <Layout appBar={DeskBar} sx={{ '& .RaLayout-content, & .RaList-main': { minWidth: 0 }, '& .RaList-content': { overflowX: 'auto' } }}>
      <FirstSteps />
      {children}
      <SignInAgain />
      <CheckForApplicationUpdate />
    </Layout>
  )
}
