import { createElement } from 'react'
import { systemAround } from '../../shared/in-app/in-app-browser.rules.ts'
import { currentLanguage } from '../../shared/session/session.ts'
import { loadWords } from '../../words/load-words.ts'
import { setOffer } from '../shell/offer-host.tsx'

/** Inside another app's browser: offers the phone's own one, once a visit. */
export async function offerOwnBrowser(): Promise<void> {
  const system = systemAround(navigator.userAgent)
  if (!system) return
  const [{ OwnBrowserBar }] = await Promise.all([import('./own-browser-bar.tsx'), loadWords(currentLanguage(), ['offers'])])
  setOffer('browser', createElement(OwnBrowserBar, { system, onLater: () => setOffer('browser', null) }))
}
