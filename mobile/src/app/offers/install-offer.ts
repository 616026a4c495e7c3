import { createElement } from 'react'
import { systemAround } from '../../shared/in-app/in-app-browser.rules.ts'
import { onSuccessEvent } from '../../shared/session/success-event.ts'
import { currentLanguage, getSession, setSessionFlags } from '../../shared/session/session.ts'
import { readStored, writeStored } from '../../shared/storage/storage.ts'
import { loadWords } from '../../words/load-words.ts'
import { setOffer } from '../shell/offer-host.tsx'

/** Chromium's event (`beforeinstallprompt`); no standard describes it. */
type InstallPrompt = Event & { prompt: () => Promise<{ outcome: 'accepted' | 'dismissed' }> }

declare global {
  interface Window {
    /** Kept by the inline script: the browser offers it once, often before the app's code has come. */
    installPrompt?: InstallPrompt | null
  }
}

const refusedKey = 'INSTALL_REFUSED'
const restMs = 30 * 86_400_000
/** The reader first sees what the moment is about. */
const pauseMs = 2_500

const standing = (navigator as Navigator & { standalone?: boolean }).standalone

function isInstalled(): boolean {
  return standing === true || matchMedia('(display-mode: standalone)').matches
}

/** Only Safari on an iPhone knows `standalone`. Browsers inside other apps leave out `Safari` and cannot install. */
function isIosSafari(): boolean {
  return standing === false && /Safari\//.test(navigator.userAgent) && !systemAround(navigator.userAgent)
}

function refusedLately(): boolean {
  const at = readStored('localStorage', refusedKey)
  return at !== null && Math.abs(Date.now() - Number(at)) < restMs
}

function refuse(): void {
  writeStored('localStorage', refusedKey, String(Date.now()))
  setOffer('install', null)
}

async function install(prompt: InstallPrompt): Promise<void> {
  window.installPrompt = null
  setOffer('install', null)
  const { outcome } = await prompt.prompt()
  if (outcome === 'dismissed') refuse()
}

async function offerInstall(): Promise<void> {
  const prompt = window.installPrompt
  if ((!prompt && !isIosSafari()) || getSession().addToHomeFlag || refusedLately() || isInstalled()) return
  setSessionFlags({ addToHomeFlag: true })
  const [{ InstallBar, IosInstallBar }] = await Promise.all([import('./install-bar.tsx'), loadWords(currentLanguage(), ['offers'])])
  const bar = prompt
    ? createElement(InstallBar, { onInstall: () => void install(prompt).catch(refuse), onLater: refuse })
    : createElement(IosInstallBar, { onLater: refuse })
  setOffer('install', bar)
}

/** Offers the home screen after a good moment: once a visit, not for 30 days after a no, never when the app is there. */
export function startInstallOffer(): void {
  const offerSoon = () => void setTimeout(() => offerInstall().catch(() => setSessionFlags({ addToHomeFlag: false })), pauseMs)
  onSuccessEvent(() => {
    offerSoon()
    window.addEventListener('beforeinstallprompt', offerSoon, { once: true })
  })
  window.addEventListener('appinstalled', () => setOffer('install', null))
}
