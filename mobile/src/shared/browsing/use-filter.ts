import { useContext, useEffect, useState } from 'react'
import { PathContext, currentPath } from '../navigation/navigation.ts'
import { appBase } from '../../paths/paths.ts'

/** The specification's debounce. */
const debounceMs = 500

/** Writes the choices into this path's history entry, but no empty ones. Nothing moves: the screen shows them already. */
function keepInAddress(own: string | undefined, choices: Record<string, string>): void {
  const [path = '', query] = currentPath().split('?')
  // The address may lead on already, while the next screen's code is fetched.
  if (path !== own) return
  const parameters = new URLSearchParams(query)
  for (const [name, value] of Object.entries(choices)) {
    if (value) parameters.set(name, value)
    else parameters.delete(name)
  }
  const kept = parameters.size > 0 ? `?${parameters}` : ''
  history.replaceState(history.state, '', appBase + path + kept)
}

/** What an address (path with query) asks for. */
function askedIn<Kind extends string>(address: string, parameter: string, kinds: readonly Kind[]) {
  const parameters = new URLSearchParams(address.split('?')[1])
  const kind: Kind | '' = kinds.find((known) => known === parameters.get(parameter)) ?? ''
  return { search: (parameters.get('search') ?? '').trim(), kind }
}

/**
 * What a list is searched and filtered by, kept in the address for the way back and a reload.
 * `typed` is what the field shows; `search`, what the list follows, comes 500 ms after the last key.
 */
export function useFilter<Kind extends string>(parameter: string, kinds: readonly Kind[]) {
  const path = useContext(PathContext)
  const [own] = path.split('?')
  const [{ search, kind }, setChosen] = useState(() => askedIn(path, parameter, kinds))
  const [typed, setTyped] = useState(search)
  const [seen, setSeen] = useState(path)
  if (path !== seen) {
    setSeen(path)
    const asked = askedIn(path, parameter, kinds)
    // The tab was tapped again, or back led to another search of the same screen.
    if (asked.search !== search || asked.kind !== kind) {
      setTyped(asked.search)
      setChosen(asked)
    }
  }
  useEffect(() => {
    const timer = setTimeout(() => setChosen((chosen) => ({ ...chosen, search: typed.trim() })), debounceMs)
    return () => clearTimeout(timer)
  }, [typed])
  // What is typed at once: a card may be tapped before the list follows.
  useEffect(() => keepInAddress(own, { search: typed.trim(), [parameter]: kind }), [own, typed, parameter, kind])
  function clear() {
    setTyped('')
    setChosen({ search: '', kind: '' })
  }
  const setKind = (next: Kind | '') => setChosen({ search, kind: next })
  return { typed, setTyped, search, kind, setKind, clear, filtered: search !== '' || kind !== '' }
}
