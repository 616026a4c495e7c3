import { lazy, type ReactNode, useEffect, useRef, useState, useSyncExternalStore } from 'react'
import { useLocation } from 'react-router-dom'
import { isSessionOver, watchSession } from './calls/session-end.ts'
import { FirstSteps } from './features/settings/first-steps.tsx'
import { CommandPalette } from './layout/command-palette.tsx'
import { DeskMenu } from './layout/desk-menu.tsx'
import { Late } from './layout/late.tsx'
import { PageBoundary } from './layout/page-boundary.tsx'
import { RefreshButton } from './layout/refresh-button.tsx'
import { ShortcutKeys } from './layout/shortcut-keys.tsx'
import { StaffMenu } from './layout/staff-menu.tsx'
import { UpdateNote } from './layout/update-note.tsx'
import { useMenuOpen } from './layout/use-menu-open.ts'
import { Icon } from './plain/icon.tsx'
import { Note } from './plain/note.tsx'
import { titleId, TitlePlace } from './plain/page-title.tsx'

/** Milliseconds after which whoever has the first page has what may come next. */
const rest = 1_500

const loadSignIn = () => import('./features/staff/sign-in-again.tsx')
const SignInAgain = lazy(async () => ({ default: (await loadSignIn()).SignInAgain }))

const loadAnew = (
  <button type="button" className="button" onClick={() => window.location.reload()}>
    Load the page anew
  </button>
)
const broken = <Note tone="wrong">This page met a fault. What you typed into a form is kept. {loadAnew}</Note>
const over = <Note tone="wrong">Your session is over. What you typed into a form is kept. {loadAnew}</Note>

type Props = {
  /** Somebody is about to open another page. */
  onAim: () => void
  children: ReactNode
}

/** What stands around every page: bar, menu, and the question for the password where a session ended over an open page. */
export function DeskFrame({ onAim, children }: Props) {
  const [isOpen, setOpen] = useMenuOpen()
  const [titlePlace, setTitlePlace] = useState<HTMLElement | null>(null)
  const [problem, setProblem] = useState<Error | null>(null)
  const isOver = useSyncExternalStore(watchSession, isSessionOver)
  const { pathname } = useLocation()
  const main = useRef<HTMLElement>(null)
  useEffect(() => {
    const timer = setTimeout(() => {
      onAim()
      // Here before the session ends: the server may be away by then. A file that did not come is asked for again.
      loadSignIn().catch(() => undefined)
    }, rest)
    return () => clearTimeout(timer)
  }, [onAim])
  return (
    <>
      <a
        className="skip"
        href="#content"
        onClick={(event) => {
          event.preventDefault()
          main.current?.focus()
        }}
      >
        Skip to content
      </a>
      <header className="bar">
        <button
          type="button"
          aria-label={isOpen ? 'Close menu' : 'Open menu'}
          aria-expanded={isOpen}
          aria-controls="desk-menu"
          onClick={() => setOpen(!isOpen)}
        >
          <Icon name="menu" />
        </button>
        <h1>
          <span id={titleId} ref={setTitlePlace} />
        </h1>
        <CommandPalette />
        <ShortcutKeys />
        <RefreshButton />
        <StaffMenu onProblem={setProblem} />
      </header>
      <div className="desk">
        <nav aria-label="Pages">
          <DeskMenu isOpen={isOpen} onAim={onAim} />
        </nav>
        <main id="content" tabIndex={-1} ref={main}>
          {problem ? <Note tone="wrong">{problem.message}</Note> : null}
          <Late>
            <FirstSteps />
          </Late>
          <PageBoundary at={pathname} instead={broken}>
            <TitlePlace value={titlePlace}>{children}</TitlePlace>
          </PageBoundary>
        </main>
      </div>
      {isOver ? (
        <Late instead={over}>
          <SignInAgain />
        </Late>
      ) : null}
      <UpdateNote />
    </>
  )
}
