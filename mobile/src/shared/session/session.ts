import type { UserInfo } from '@mwc/contract/account/people/people.schemas'
import { isLanguage, languageOfHeader, languageTags } from '@mwc/contract/language/language'
import type { Language } from '@mwc/contract/language/language'
import { useSyncExternalStore } from 'react'
import { queryClient } from '../server/query-client.ts'
import { readStored, writeCookie, writeStored } from '../storage/storage.ts'
import type { NameIn } from '../storage/lifetimes/storage-lifetimes.ts'

/** What lives as long as this page: the language each tab's content was loaded in, and two one-off marks. */
type SessionFlags = {
  homeLang: Language | null
  privilegesLang: Language | null
  contactLang: Language | null
  myPageLang: Language | null
  /** The offer to put the app on the home screen was shown. */
  addToHomeFlag: boolean
  /** The password was just changed: the log-in screen says why it is there. */
  changePwd: boolean
  /** The phone lost the key of the session: who logs in again finds what was typed. */
  lostKey: boolean
  /** Why the member has to log in again, in the server's words, which the log-in screen shows. */
  loggedOut: string | null
}

export type Session = SessionFlags & {
  token: string | null
  /** Name of the key that signs for this session; null where it has none. */
  sessionKey: string | null
  userInfo: UserInfo | null
  /** "1" valid member, "2" never paid, "3" lapsed or deactivated; another value is let into nothing. */
  vipStatus: string | null
  /** The chosen language; null until one was chosen. */
  language: Language | null
}

const noFlags: SessionFlags = {
  homeLang: null,
  privilegesLang: null,
  contactLang: null,
  myPageLang: null,
  addToHomeFlag: false,
  changePwd: false,
  lostKey: false,
  loggedOut: null,
}
const visitor: Session = { ...noFlags, token: null, sessionKey: null, userInfo: null, vipStatus: null, language: null }

let session: Session | null = null
const listeners = new Set<() => void>()

const shownTexts = ['fullName', 'memberNumber', 'mobile', 'finLastFour'] as const satisfies (keyof UserInfo)[]
/** Beyond this USER_INFO is not what the app wrote. */
const longestUserInfo = 4_000

function parseUserInfo(text: string | null): UserInfo | null {
  if (text === null || text.length > longestUserInfo) return null
  try {
    const value = JSON.parse(text) as Record<string, unknown> | null
    return shownTexts.every((name) => typeof value?.[name] === 'string') ? (value as UserInfo) : null
  } catch {
    return null
  }
}

/** A stored token, hash or key's name (base64url); null where it is none: they go into headers, of which no call is to fail. */
export function readMark(key: 'TOKEN_H5' | 'SESSION_KEY' | 'KNOWN_PHONE'): string | null {
  const mark = readStored('localStorage', key)
  return mark !== null && /^[\w-]{32,200}$/.test(mark) ? mark : null
}

function readSession(flags: SessionFlags): Session {
  const language = readStored('localStorage', 'LANGUAGE')
  const token = readMark('TOKEN_H5')
  return {
    ...flags,
    token,
    sessionKey: token === null ? null : readMark('SESSION_KEY'),
    userInfo: token === null ? null : parseUserInfo(readStored('localStorage', 'USER_INFO')),
    vipStatus: token === null ? null : readStored('localStorage', 'VIP_STATUS'),
    language: isLanguage(language) ? language : null,
  }
}

/** Changes the session of this page and tells who follows it: `changes/` is what does. */
export function changeSession(next: Partial<Session>): void {
  session = { ...getSession(), ...next }
  for (const listener of listeners) listener()
}

/** The session as it is now: from the store, else from local storage. */
export function getSession(): Session {
  session ??= readSession(noFlags)
  return session
}

/** The local storage keys of the specification. */
const keys: readonly (string | null)[] = ['TOKEN_H5', 'USER_INFO', 'VIP_STATUS', 'LANGUAGE'] satisfies NameIn<'localStorage'>[]

function followOtherTabs(event: StorageEvent): void {
  if (event.key === null || keys.includes(event.key)) readAnew()
}

function readAnew(): void {
  const before = getSession()
  const after = readSession(before)
  if (before.token !== after.token) queryClient.clear()
  changeSession(after)
}

/** A page that comes back from the browser's back/forward cache heard nothing of other tabs meanwhile. */
function followReturn(event: PageTransitionEvent): void {
  if (event.persisted) readAnew()
}

/** Follows every change of the session, other tabs' among them; answers how to stop. */
export function followSession(listener: () => void): () => void {
  if (listeners.size === 0) {
    window.addEventListener('storage', followOtherTabs)
    window.addEventListener('pageshow', followReturn)
  }
  listeners.add(listener)
  return () => {
    listeners.delete(listener)
    if (listeners.size > 0) return
    window.removeEventListener('storage', followOtherTabs)
    window.removeEventListener('pageshow', followReturn)
  }
}

let takenOver: Session | null = null

/**
 * What React takes a made page over with: a visitor on the server, the session found on the phone.
 * Any other object, however alike, would have the page rendered twice. Only a visitor's page is taken over.
 */
function madeFor(): Session {
  takenOver ??= typeof document === 'undefined' ? visitor : getSession()
  return takenOver
}

/** The session, followed. */
export function useSession(): Session {
  return useSyncExternalStore(followSession, getSession, madeFor)
}

/** Sets flags of this page's life. They are read where they matter: nothing that stands on the screen follows them. */
export function setSessionFlags(flags: Partial<SessionFlags>): void {
  Object.assign(getSession(), flags)
}

/** The language to read in: the chosen one, else the first of the phone's that the programme speaks. */
export function currentLanguage(): Language {
  const phone = typeof navigator === 'undefined' ? undefined : navigator.languages?.join(',')
  return getSession().language ?? languageOfHeader(phone)
}

/** Keeps the language; by the cookie of its name the server answers page loads in it. Screens use `useChooseLanguage`. */
export function keepLanguage(language: Language): void {
  writeStored('localStorage', 'LANGUAGE', language)
  writeCookie('LANGUAGE', language)
  document.documentElement.lang = languageTags[language]
  changeSession({ language })
}
