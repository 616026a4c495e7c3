import { useState } from 'react'

/** Which groups of the menu this browser shows folded, by their labels. */
const key = 'desk-menu-folded'

function readFolded(): string[] {
  try {
    const found: unknown = JSON.parse(localStorage.getItem(key) ?? '[]')
    return Array.isArray(found) ? found.filter((label) => typeof label === 'string') : []
  } catch {
    // Something else wrote there, or the browser keeps nothing.
    return []
  }
}

/** The folded groups, and what folds or unfolds one for this and every later visit. */
export function useFoldedGroups(): { folded: readonly string[]; toggle: (label: string) => void } {
  const [folded, setFolded] = useState(readFolded)
  const toggle = (label: string) => {
    const next = folded.includes(label) ? folded.filter((one) => one !== label) : [...folded, label]
    setFolded(next)
    try {
      localStorage.setItem(key, JSON.stringify(next))
    } catch {
      // It holds for this visit.
    }
  }
  return { folded, toggle }
}
