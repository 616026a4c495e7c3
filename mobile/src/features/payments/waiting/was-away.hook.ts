import { useEffect, useState } from 'react'

/** Who opens a payment this late after its start, or comes back to it, may have paid. */
const longMs = 15_000

/** Whether the reader was away since the QR was first shown, as in a bank app: what is known of the money comes first then. */
export function useWasAway(createdAt: string, clockOffsetMs: number): boolean {
  const [wasAway, setWasAway] = useState(() => Date.now() + clockOffsetMs - Date.parse(createdAt) > longMs)
  useEffect(() => {
    const note = () => {
      if (document.visibilityState === 'hidden') setWasAway(true)
    }
    document.addEventListener('visibilitychange', note)
    return () => document.removeEventListener('visibilitychange', note)
  }, [])
  return wasAway
}
