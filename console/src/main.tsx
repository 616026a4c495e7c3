import '@fontsource-variable/figtree'
import './base.css'
import './frame.css'
import './pages.css'
import { lazy, StrictMode, Suspense } from 'react'
import { createRoot } from 'react-dom/client'
import { Console } from './console.tsx'
import { trustLibraries } from './trusted-texts.ts'

trustLibraries()
const root = document.getElementById('root')
if (!root) throw new Error('the page has no root')
const JoinPage = lazy(async () => ({ default: (await import('./features/staff/join-page.tsx')).JoinPage }))
// A link of an invitation is opened by nobody who is signed in; what stands behind its # goes to the server in a body alone.
const isJoining = /^\/console\/join\/?$/.test(window.location.pathname)
const joinToken = window.location.hash.slice(1)
// What it says stays in no history.
if (isJoining) window.history.replaceState(null, '', window.location.pathname)
createRoot(root).render(
  <StrictMode>
    {isJoining ? (
      <Suspense fallback={null}>
        <JoinPage token={joinToken} />
      </Suspense>
    ) : (
      <Console />
    )}
  </StrictMode>,
)
