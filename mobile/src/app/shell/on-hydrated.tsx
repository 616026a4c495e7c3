import { useEffect, useEffectEvent } from 'react'

/** Stands beside the first screen: its effect runs once that screen answers to taps and typing. */
export function OnHydrated({ onAlive }: { onAlive: () => void }) {
  const alive = useEffectEvent(onAlive)
  useEffect(() => alive(), [])
  return null
}
