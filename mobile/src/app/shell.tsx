import { QueryClientProvider } from '@tanstack/react-query'
import { Suspense, useDeferredValue, useEffect } from 'react'
import { LinkButton } from '../shared/button.tsx'
import { EmptyFace } from '../shared/empty-face.tsx'
import { ErrorFace } from '../shared/error-face.tsx'
import { LanguageSheet } from '../shared/language-sheet.tsx'
import { goTo, homePath, logInPath, myPagePath, rememberReturn, useCurrentPath } from '../shared/navigation.ts'
import { queryClient } from '../shared/query-client.ts'
import { Screen } from '../shared/screen.tsx'
import type { Tab } from '../shared/screen.tsx'
import { getSession, setSessionFlags, useSession } from '../shared/session.ts'
import { LoadingShapes, Skeleton } from '../shared/skeleton.tsx'
import { ToastHost, showToast } from '../shared/toast.tsx'
import { useChooseLanguage, useLanguage, useWords } from '../words/use-words.ts'
import { ErrorBoundary } from './error-boundary.tsx'
import { decideEntry, keptOutPath } from './gate.rules.ts'
import { useKeptScroll } from './keep-scroll.ts'
import { routeOf } from './routes.tsx'
import type { Route } from './routes.tsx'
import { TabBar } from './tab-bar.tsx'

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

function LoadingScreen() {
  const words = useWords()
  return (
    <Screen title={words.shared.loading} headingHidden>
      <LoadingShapes>
        <Skeleton className="h-44" />
        <Skeleton className="h-20" />
        <Skeleton className="h-20" />
      </LoadingShapes>
    </Screen>
  )
}

function FailedScreen({ error }: { error: unknown }) {
  const words = useWords()
  return (
    <Screen title={words.shared.pageFailed} headingHidden back>
      <ErrorFace error={error} onRetry={() => window.location.reload()} />
    </Screen>
  )
}

function NotFoundScreen() {
  const words = useWords()
  return (
    <Screen title={words.shared.notFound} headingHidden back={homePath}>
      <EmptyFace
        title={words.shared.notFound}
        text={words.shared.notFoundText}
        action={<LinkButton to={homePath}>{words.shared.goHome}</LinkButton>}
      />
    </Screen>
  )
}

/** Asks for the language on the first visit; closing the sheet keeps the one that is shown. */
function FirstLanguageSheet() {
  const { language: chosen } = useSession()
  const shown = useLanguage()
  const choose = useChooseLanguage()
  // Asked of the session itself: a choice in the sheet closes it before this component knows.
  return <LanguageSheet open={chosen === null} onClose={() => getSession().language === null && void choose(shown)} />
}

function useGate(path: string, route: Route | null) {
  const { token, vipStatus } = useSession()
  const hasProof = new URLSearchParams(path.split('?')[1]).has('proof')
  const answer = route ? decideEntry({ route, hasProof, signedIn: token !== null, vipStatus, moment: 'move' }) : 'enter'
  useEffect(() => {
    if (answer === 'my-page') goTo(keptOutPath(myPagePath, Date.now()), { replace: true })
    if (answer !== 'login') return
    rememberReturn(path)
    goTo(logInPath, { replace: true })
  }, [answer, path])
  return answer
}

function CurrentScreen() {
  // The screen at hand stays until the next one's code has come.
  const path = useDeferredValue(useCurrentPath())
  const route = routeOf(path)
  const answer = useGate(path, route)
  useKeptScroll(path)
  useTabLanguage(answer === 'enter' ? route?.tab : undefined)
  usePoorNetworkToast()
  if (answer !== 'enter') return null
  if (!route) return <NotFoundScreen />
  const { Screen: RouteScreen, paths, tab } = route
  return (
    <>
      <ErrorBoundary key={paths[0]} fallback={(error) => <FailedScreen error={error} />}>
        <Suspense fallback={<LoadingScreen />}>
          <RouteScreen />
        </Suspense>
      </ErrorBoundary>
      {tab && <TabBar current={tab} />}
      {tab === 'home' && <FirstLanguageSheet />}
    </>
  )
}

/** The whole app inside its providers: the screen that the address names, the tabs, the toasts. */
export function Shell() {
  return (
    <QueryClientProvider client={queryClient}>
      <CurrentScreen />
      <ToastHost />
    </QueryClientProvider>
  )
}
