import '@fontsource-variable/figtree'
import './console.css'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { createTheme, ThemeProvider } from '@mui/material/styles'
import { Console } from './console.tsx'
import { JoinPage } from './features/staff/join-page.tsx'
import { theme } from './theme.ts'

const root = document.getElementById('root')
if (!root) throw new Error('the page has no root')
// A link of an invitation is opened by nobody who is signed in; what stands behind its # goes to the server in a body alone.
const isJoining = /^\/console\/join\/?$/.test(window.location.pathname)
const joinToken = window.location.hash.slice(1)
// What it says stays in no history.
if (isJoining) window.history.replaceState(null, '', window.location.pathname)
createRoot(root).render(
  <StrictMode>
    {isJoining ? (
      <ThemeProvider theme={createTheme(theme)}>
        <JoinPage token={joinToken} />
      </ThemeProvider>
    ) : (
      <Console />
    )}
  </StrictMode>,
)
