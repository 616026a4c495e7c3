import { languageTags } from '@mwc/contract/language'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { decideEntry, keptOutPath } from './app/gate.rules.ts'
import { Reading } from './app/reading.tsx'
import { routeOf } from './app/routes.tsx'
import { Shell } from './app/shell.tsx'
import { currentPath, goTo, myPagePath } from './shared/navigation.ts'
import { currentLanguage, getSession } from './shared/session.ts'
import { loadDictionary } from './words/use-words.ts'
import './styles.css'

function passLaunchGate(): void {
  const path = currentPath()
  const route = routeOf(path)
  if (!route) return
  const { token, vipStatus } = getSession()
  const hasProof = new URLSearchParams(path.split('?')[1]).has('proof')
  const answer = decideEntry({ route, hasProof, signedIn: token !== null, vipStatus, moment: 'launch' })
  if (answer === 'my-page') goTo(keptOutPath(myPagePath, Date.now()), { replace: true })
}

async function start(): Promise<void> {
  const language = currentLanguage()
  document.documentElement.lang = languageTags[language]
  const words = await loadDictionary(language)
  passLaunchGate()
  createRoot(document.getElementById('root') as HTMLElement).render(
    <StrictMode>
      <Reading language={language} words={words}>
        <Shell />
      </Reading>
    </StrictMode>,
  )
  // What was stored may be days old: the gate follows what the server says now. Apart from the first file, which nobody waits longer for.
  if (getSession().token !== null) void import('./shared/use-member.ts').then(({ askMemberAgain }) => askMemberAgain())
}

await start()
