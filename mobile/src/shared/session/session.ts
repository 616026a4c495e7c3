import type { SignedIn } from '@mwc/contract/account/sessions/sessions.schemas'
import type { UserInfo } from '@mwc/contract/account/people/people.schemas'
import { isLanguage, languageOfHeader, languageTags } from '@mwc/contract/language/language'
import type { Language } from '@mwc/contract/language/language'
import type { Membership } from '@mwc/contract/membership/membership.schemas'
import { useSyncExternalStore } from 'react'
import { queryClient } from '../server/query-client.ts'
import { forgetCardKey, readStored, writeStored } from '../storage/storage.ts'

/** The local storage keys of the specification. */
const keys = { token: 'TOKEN_H5', userInfo: 'USER_INFO', vipStatus: 'VIP_STATUS', language: 'LANGUAGE' } as const
const knownPhoneKey = 'KNOWN_PHONE'
/** What this phone keeps of the answers about the member: see `cached-answers.ts`. */
export const keptAnswersKey = 'KEPT_ANSWERS'

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
}

export type Session = SessionFlags & {
  token: string | null
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
}
const visitor: Session = { ...noFlags, token: null, userInfo: null, vipStatus: null, language: null }

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

/** A stored token or hash, which goes into a header; null where it can be neither (base64url), so that no call fails of it. */
function readMark(key: string): string | null {
  const mark = readStored('local', key)
  return mark !== null && /^[\w-]{32,200}$/.test(mark) ? mark : null
}

function readSession(flags: SessionFlags): Session {
  const language = readStored('local', keys.language)
  const token = readMark(keys.token)
  return {
    ...flags,
    token,
    userInfo: token === null ? null : parseUserInfo(readStored('local', keys.userInfo)),
    vipStatus: token === null ? null : readStored('local', keys.vipStatus),
    language: isLanguage(language) ? language : null,
  }
}

function change(next: Partial<Session>): void {
  session = { ...getSession(), ...next }
  for (const listener of listeners) listener()
}

/** The session as it is now: from the store, else from local storage. */
export function getSession(): Session {
  session ??= readSession(noFlags)
  return session
}

function followOtherTabs(event: StorageEvent): void {
  if (event.key === null || Object.values<string>(keys).includes(event.key)) readAnew()
}

function readAnew(): void {
  const before = getSession()
  const after = readSession(before)
  if (before.token !== after.token) queryClient.clear()
  change(after)
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
 * What React takes a made page over with: on the server a visitor, on the phone the very session that it found, since only a visitor's page is
 * taken over. Any other object, however alike, would have the whole page rendered twice.
 */
function madeFor(): Session {
  takenOver ??= typeof document === 'undefined' ? visitor : getSession()
  return takenOver
}

/** The session, followed. */
export function useSession(): Session {
  return useSyncExternalStore(followSession, getSession, madeFor)
}

/** SHA-256 of a text, base64url; null where the page is not served securely. */
async function hashOf(text: string): Promise<string | null> {
  if (!globalThis.crypto?.subtle) return null
  const bytes = new Uint8Array(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text)))
  return btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '')
}

/** The mark of a phone that signed in before, which outlives log-out: strangers who use up the tries of a number leave this phone its own. */
export function knownPhone(): string | null {
  return readMark(knownPhoneKey)
}

/** Keeps what signing in or up answered with. The password is never among it. */
export function signIn(signedIn: SignedIn): void {
  queryClient.clear()
  writeStored('local', keptAnswersKey, null)
  void hashOf(signedIn.token).then((hash) => hash && writeStored('local', knownPhoneKey, hash))
  change({ token: signedIn.token, changePwd: false })
  refreshMember(signedIn)
  // The last word: other tabs follow it, and by then find all that belongs to it.
  writeStored('local', keys.token, signedIn.token)
}

/** Keeps the newest word of the server about the member; call it with every answer that carries one. */
export function refreshMember(newest: { user?: UserInfo; membership: Membership }): void {
  const userInfo = newest.user ?? getSession().userInfo
  const { vipStatus } = newest.membership
  if (getSession().token === null) return
  if (getSession().vipStatus === vipStatus && JSON.stringify(userInfo) === JSON.stringify(getSession().userInfo)) return
  writeStored('local', keys.userInfo, userInfo && JSON.stringify(userInfo))
  writeStored('local', keys.vipStatus, vipStatus)
  change({ userInfo, vipStatus })
}

/** Forgets the member on this phone: token, USER_INFO, VIP_STATUS, the card's key and everything that was read with them. The language stays. */
export function signOut(): void {
  for (const key of [keys.token, keys.userInfo, keys.vipStatus, keptAnswersKey]) writeStored('local', key, null)
  forgetCardKey()
  // Who the service worker sends as: see outbox-store.ts.
  globalThis.caches?.delete('outbox').catch(() => undefined)
  queryClient.clear()
  change({ token: null, userInfo: null, vipStatus: null })
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

/** Keeps the chosen language; the cookie of the same name lets the server answer a page load in it. Use `useChooseLanguage` in screens. */
export function keepLanguage(language: Language): void {
  writeStored('local', keys.language, language)
  try {
    document.cookie = `${keys.language}=${language}; path=/; max-age=31536000; samesite=lax`
  } catch {
    // Cookies are refused to pages in some frames: the next page comes in the phone's language and is changed when it is alive.
  }
  document.documentElement.lang = languageTags[language]
  change({ language })
}
