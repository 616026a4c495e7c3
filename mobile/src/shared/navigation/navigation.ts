import { createContext, useContext, useSyncExternalStore } from 'react'
import { getSession } from '../session/session.ts'
import { readStored, writeStored } from '../storage/storage.ts'
import { appBase, homePath, logInPath, myPagePath } from '../../paths/paths.ts'

const returnKey = 'RETURN_TO'

/** What each entry of the history stack carries: how many of ours lie below it, and a name for its scroll position. */
type Entry = { depth: number; key: string }

/** The entry that is shown; the first page of a visit has nothing below it. */
export function currentEntry(): Entry {
  const state = history.state as Partial<Entry> | null
  return { depth: state?.depth ?? 0, key: state?.key ?? 'launch' }
}

const listeners = new Set<() => void>()
let move = (show: () => void): void => show()

/** Has every change of the address shown by `mover`: it calls `show` once, now or within a view transition. */
export function setMover(mover: (show: () => void) => void): void {
  move = mover
}

function announce(): void {
  move(() => {
    for (const listener of listeners) listener()
  })
}

/** Goes to a path of the app (below `appBase`, with its query), by a new history entry or in place of this one. */
export function goTo(path: string, options: { replace?: boolean } = {}): void {
  const { depth } = currentEntry()
  const entry: Entry = { depth: options.replace ? depth : depth + 1, key: Math.random().toString(36).slice(2) }
  if (options.replace) history.replaceState(entry, '', appBase + path)
  else history.pushState(entry, '', appBase + path)
  announce()
}

/** Changes the address of the entry that is shown, which stays the same entry: its place in the stack, its scroll position. */
export function readdress(path: string): void {
  history.replaceState(history.state, '', appBase + path)
  announce()
}

/** Back by the history stack; with nothing below, Home, or My Page for a member who is kept off Home. */
export function goBack(): void {
  if (currentEntry().depth > 0) return history.back()
  const { token, vipStatus } = getSession()
  goTo(token !== null && vipStatus !== '1' ? myPagePath : homePath, { replace: true })
}

/** Follows every change of the address; answers how to stop. */
export function followAddress(listener: () => void): () => void {
  if (listeners.size === 0) window.addEventListener('popstate', announce)
  listeners.add(listener)
  return () => {
    listeners.delete(listener)
    if (listeners.size === 0) window.removeEventListener('popstate', announce)
  }
}

/** The path and query below `appBase`, e.g. `/pages/login/login`; `/` where the address is outside of it. */
export function currentPath(): string {
  const { pathname, search } = window.location
  const path = pathname.startsWith(appBase) ? pathname.slice(appBase.length) : ''
  return (path.replace(/\/+$/, '') || homePath) + search
}

/** Path with query of the entry that the address names, followed; `made` is the path that the page was made for. */
export function useAddress(made: string): string {
  return useSyncExternalStore(followAddress, currentPath, () => made)
}

/** Path with query of the screen that is shown. The address may be ahead of it while the next screen's code is fetched. */
export const PathContext = createContext(homePath)

/** One parameter of the shown screen's query. */
export function useQueryParameter(name: string): string | null {
  return new URLSearchParams(useContext(PathContext).split('?')[1]).get(name)
}

const longestReturn = 2_000

/** Whether a remembered path, whoever wrote it, leads into the app. */
export function leadsInside(path: string): boolean {
  if (!path.startsWith('/') || path.length > longestReturn) return false
  return new URL(appBase + path, 'http://app').pathname.startsWith(`${appBase}/`)
}

function canReturnTo(path: string): boolean {
  return leadsInside(path) && !path.startsWith(logInPath)
}

/** Where to come back to after signing in; kept for this tab. */
export function rememberReturn(path: string): void {
  if (canReturnTo(path)) writeStored('sessionStorage', returnKey, path)
}

/** Takes the remembered path; null when there is none. */
export function takeReturn(): string | null {
  const path = readStored('sessionStorage', returnKey)
  writeStored('sessionStorage', returnKey, null)
  return path !== null && canReturnTo(path) ? path : null
}

/** Sends the reader to the log-in screen and remembers this page. */
export function goToLogIn(): void {
  const path = currentPath()
  if (path.startsWith(logInPath)) return
  rememberReturn(path)
  goTo(logInPath, { replace: true })
}
