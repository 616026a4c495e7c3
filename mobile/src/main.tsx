import { languageTags } from '@mwc/contract/language/language'
import { StrictMode } from 'react'
import { createRoot, hydrateRoot } from 'react-dom/client'
import { loadRoute } from './app/shell/shown-route.hook.ts'
import { fadeBetweenScreens } from './app/start/fade-between-screens.ts'
import { askGate, followGate } from './app/routes/gate.ts'
import { LanguageProvider } from './app/start/language-provider.tsx'
import { followTyping, restoreTyped, typedIn } from './app/start/replay-input.ts'
import type { EarlyInput } from './app/start/replay-input.ts'
import { routeShownAt } from './app/routes/find-route.ts'
import { Shell } from './app/shell/shell.tsx'
import { noteFirstScreen } from './shared/loading/first-screen.ts'
import { currentPath } from './shared/navigation/navigation.ts'
import { keepPageData } from './shared/pages/page-data.ts'
import { currentLanguage, getSession } from './shared/session/session.ts'
import { askLanguage } from './shared/screen/screen.tsx'
import { whenIdle } from './shared/loading/when-idle.ts'
import { loadWords } from './words/load-words.ts'
import './styles.css'

/** Puts back what was read last and keeps what is read now; without it everything is asked for anew. */
function keepRead(): void {
  import('./shared/cache/cached-answers.ts').then(({ cacheAnswers }) => cacheAnswers()).catch(() => undefined)
}

/** A link may bring a promo code (`?promo=WELCOME3`): kept before the gate leads elsewhere. */
async function keepLinkedPromo(): Promise<void> {
  const code = new URLSearchParams(location.search).get('promo')
  if (code) await import('./shared/drafts/promo.store.ts').then(({ storePromo }) => storePromo(code)).catch(() => undefined)
}

/** What waits until the first screen is alive: the member's newest state, the service worker. */
function startLater(): void {
  // What was stored may be days old: the gate follows what the server says now.
  if (getSession().token !== null) void import('./shared/programme/use-member.ts').then(({ askMemberAgain }) => askMemberAgain())
  whenIdle(() => import('./app/after-start/start-deferred.ts').catch(() => undefined))
}

/** Does what was tapped last before anything answered. */
function repeatAct({ act, on }: NonNullable<ReturnType<EarlyInput['stop']>>): void {
  if (!on.isConnected) return
  if (act === 'send' && on instanceof HTMLFormElement) on.requestSubmit()
  else on.click()
}

/**
 * Takes over a page made for this path, language and visitor by making it alive; replaces any other in one step.
 * What was typed or tapped meanwhile is not lost.
 */
async function takeOver(root: HTMLElement): Promise<void> {
  const language = currentLanguage()
  await keepLinkedPromo()
  followGate(askGate(currentPath(), 'launch'), currentPath())
  const path = currentPath()
  if (getSession().token !== null) keepRead()
  const { path: madeFor, language: madeIn } = root.dataset
  keepPageData()
  const isThisPage = madeFor === path && madeIn === language && getSession().token === null
  await loadRoute(routeShownAt(path), language, isThisPage ? 'made' : undefined).catch(async (error: unknown) => {
    if (isThisPage) throw error
    // In a place that is empty the app says itself what is wrong, and what opens all the same, once it has the texts.
    await loadWords(language, [])
  })
  const typed = followTyping(root)
  let alive = false
  function becomeAlive() {
    if (alive) return
    alive = true
    document.documentElement.setAttribute('data-alive', '')
    document.documentElement.removeAttribute('data-signed-in')
    const early = window.earlyActs?.stop()
    restoreTyped(root, [...typed(), ...typedIn(root)])
    // A form reads what was typed from its state, which React renders first.
    if (early) setTimeout(() => repeatAct(early))
    // The page that it was opened on may have been replaced.
    if (opened?.open) askLanguage()
    noteFirstScreen()
    startLater()
  }
  const opened = root.querySelector<HTMLDialogElement>('dialog[open]')
  const app = (
    <StrictMode>
      <LanguageProvider language={language}>
        <Shell made={path} onAlive={becomeAlive} />
      </LanguageProvider>
    </StrictMode>
  )
  document.documentElement.lang = languageTags[language]
  if (isThisPage) hydrateRoot(root, app)
  else createRoot(root).render(app)
  fadeBetweenScreens()
}

function start(): void {
  const root = document.getElementById('root')
  if (root && !('old' in document.documentElement.dataset)) takeOver(root).catch(() => window.earlyActs?.fail())
}

// The code may be on the phone already while the page is still arriving.
if (document.readyState === 'loading') document.addEventListener('DOMContentLoaded', start)
else start()
