import type { QueryClient } from '@tanstack/react-query'
import { QueryClientProvider } from '@tanstack/react-query'
import { Activity, Suspense, lazy, useEffect, useRef } from 'react'
import { useIsTakenOver } from '../../shared/loading/first-screen.ts'
import { useHeldScreen } from '../../shared/navigation/enter-maintenance.ts'
import { PathContext, useAddress } from '../../shared/navigation/navigation.ts'
import { knownMember } from '../../shared/programme/use-member.ts'
import { queryClient } from '../../shared/server/query-client.ts'
import { SpeakerSlot } from '../../shared/screen/feature-slots.ts'
import type { Tab } from '../../shared/screen/screen.tsx'
import { getSession, setSessionFlags, useSession } from '../../shared/session/session.ts'
import { askLanguage } from '../../shared/screen/screen.tsx'
import { ToastHost, showToast } from '../../shared/screen/toast.tsx'
import { whenRested } from '../../shared/loading/when-idle.ts'
import { useLanguage, useWords } from '../../words/use-words.ts'
import { loadRoute, useShownRoute } from './shown-route.hook.ts'
import { ErrorBoundary } from './error-boundary.tsx'
import { FailedScreen, LoadingScreen } from './fallback-screens.tsx'
import { askGate, followGate } from '../routes/gate.ts'
import type { GateAnswer } from '../routes/gate.rules.ts'
import { useKeptScroll } from './keep-scroll.ts'
import { MemberSlots } from './member-slots.tsx'
import { OfferHost } from './offer-host.tsx'
import { OnHydrated } from './on-hydrated.tsx'
import { ReadAloudButton } from '../read-aloud/read-aloud-button.tsx'
import { routeShownAt } from '../routes/find-route.ts'
import { TabBar } from './tab-bar.tsx'

const MaintenanceOver = lazy(async () => ({ default: (await import('../maintenance/maintenance-over.tsx')).MaintenanceOver }))

const languageFlags = { home: 'homeLang', privileges: 'privilegesLang', contact: 'contactLang', myPage: 'myPageLang' } as const

/** Reads a tab's content anew when it was loaded in another language than the reader's. */
function useTabLanguage(tab: Tab | undefined): void {
  const language = useLanguage()
  useEffect(() => {
    if (tab === undefined || tab === 'member') return
    const flag = languageFlags[tab]
    const loaded = getSession()[flag]
    if (loaded === language) return
    setSessionFlags({ [flag]: language })
    if (loaded !== null) void queryClient.invalidateQueries()
  }, [tab, language])
}

function usePoorNetworkToast(): void {
  const words = useWords()
  useEffect(() => {
    const say = () => showToast(words.shared.poorNetwork)
    window.addEventListener('offline', say)
    return () => window.removeEventListener('offline', say)
  }, [words])
}

/** Fetches what is usually opened next, once the phone is idle; not for readers whose browser saves data. */
function useNextScreens(path: string): void {
  const language = useLanguage()
  useEffect(() => {
    const { connection } = navigator as Navigator & { connection?: { saveData?: boolean } }
    if (connection?.saveData) return
    const next = routeShownAt(path).next ?? []
    return whenRested(() => Promise.allSettled(next.map((other) => loadRoute(routeShownAt(other), language))))
  }, [path, language])
}

/** Who taps a tab that is closed to who has not paid stays on My Page: why is said there. */
function useWordOnClosedTab(answer: GateAnswer, path: string): void {
  const words = useWords().shared
  const before = useRef<Tab | undefined>(undefined)
  useEffect(() => {
    const { tab } = routeShownAt(path)
    const member = knownMember()
    if (answer === 'my-page' && tab && before.current && !member?.membership.deactivated)
      showToast(member?.reviewedPaymentId && !member.reviewOnlyGoesBack ? words.opensWhenChecked : words.opensWhenPaid, true)
    if (answer === 'enter') before.current = tab
  }, [answer, path, words])
}

const nothing = () => undefined

/** Asks for the language on the first visit to Home, once the page is alive; who has opened the sheet before sees no other. */
function useFirstLanguage(tab: Tab | undefined): void {
  const isTakenOver = useIsTakenOver()
  useEffect(() => {
    if (isTakenOver && tab === 'home' && getSession().language === null) askLanguage()
  }, [isTakenOver, tab])
}

function CurrentScreen({ made, onAlive }: Pick<ShellProps, 'made'> & { onAlive: () => void }) {
  const address = useAddress(made)
  const held = useHeldScreen()
  const wanted = held?.path ?? address
  const { arrival, retry } = useShownRoute(wanted)
  const session = useSession()
  const answer = askGate(wanted, 'move', session)
  // Maintenance comes before the gate.
  useEffect(() => {
    if (held === null) followGate(answer, wanted)
  }, [held, answer, wanted])
  useWordOnClosedTab(answer, wanted)
  const { path, face } = arrival
  const route = routeShownAt(path)
  const open = askGate(path, 'move', session) === 'enter'
  useKeptScroll(path)
  useTabLanguage(open ? route.tab : undefined)
  useNextScreens(path)
  usePoorNetworkToast()
  useFirstLanguage(route.tab)
  const Ready = route.screen.ready
  if (open && face.is === 'failed') return <FailedScreen error={face.error} onRetry={retry} />
  if (!open || face.is === 'loading' || !Ready) return <LoadingScreen tab={route.tab} />
  return (
    <>
      <Activity mode={held ? 'hidden' : 'visible'}>
        <PathContext value={path}>
          <ErrorBoundary key={route.paths[0]} fallback={(error, again) => <FailedScreen error={error} onRetry={again} />}>
            <Suspense fallback={<LoadingScreen tab={route.tab} />}>
              <Ready />
              <OnHydrated onAlive={onAlive} />
            </Suspense>
          </ErrorBoundary>
          {route.tab && <TabBar current={route.tab} />}
        </PathContext>
      </Activity>
      {held && (
        <ErrorBoundary fallback={(error, again) => <FailedScreen error={error} onRetry={again} />}>
          <Suspense fallback={<LoadingScreen />}>
            <MaintenanceOver scrollY={held.scrollY} />
          </Suspense>
        </ErrorBoundary>
      )}
    </>
  )
}

const speaker = <ReadAloudButton />

type ShellProps = {
  /** The path that the page was made for. */
  made: string
  client?: QueryClient
  /** Called once the first screen answers to taps and typing. */
  onAlive?: () => void
  /** Shows the loading face instead, under this tab if there is one. */
  waitingAt?: Tab | null
}

/** The whole app inside its providers: the screen that the address names, the tabs, the toasts. */
export function Shell({ made, client = queryClient, onAlive = nothing, waitingAt }: ShellProps) {
  return (
    <QueryClientProvider client={client}>
      <MemberSlots>
        <SpeakerSlot value={speaker}>
          {waitingAt === undefined ? <CurrentScreen made={made} onAlive={onAlive} /> : <LoadingScreen tab={waitingAt ?? undefined} />}
        </SpeakerSlot>
      </MemberSlots>
      <OfferHost />
      <ToastHost />
    </QueryClientProvider>
  )
}
