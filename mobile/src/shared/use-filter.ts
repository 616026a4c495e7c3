import { useContext, useEffect, useState } from 'react'
import { PathContext, appBase, currentPath, useQueryParameter } from './navigation.ts'

/** The specification's debounce. */
const debounceMs = 500

/** Writes the choices into the history entry of the screen at this path, an empty one not at all. Nothing moves: the screen shows them already. */
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

/**
 * What a list is searched and filtered by; kept in the address, so that coming back and a reload find it. `typed` is what the field shows, `search` what the list follows: the same
 * once nothing was typed for 500 ms.
 */
export function useFilter<Kind extends string>(parameter: string, kinds: readonly Kind[]) {
  const [own] = useContext(PathContext).split('?')
  const firstSearch = useQueryParameter('search') ?? ''
  const asked = useQueryParameter(parameter)
  const [typed, setTyped] = useState(firstSearch)
  const [search, setSearch] = useState(firstSearch.trim())
  const [kind, setKind] = useState<Kind | ''>(kinds.find((known) => known === asked) ?? '')
  useEffect(() => {
    const timer = setTimeout(() => setSearch(typed.trim()), debounceMs)
    return () => clearTimeout(timer)
  }, [typed])
  useEffect(() => keepInAddress(own, { search, [parameter]: kind }), [own, search, parameter, kind])
  function clear() {
    setTyped('')
    setSearch('')
    setKind('')
  }
  return { typed, setTyped, search, kind, setKind, clear, filtered: search !== '' || kind !== '' }
}
