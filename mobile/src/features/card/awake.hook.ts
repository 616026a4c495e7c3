import { useEffect } from 'react'

/** Keeps the screen awake while `wanted`, where the browser can. The browser ends the lock when the page is hidden. */
export function useAwake(wanted: boolean): void {
  useEffect(() => {
    if (!wanted || !('wakeLock' in navigator)) return
    let lock: WakeLockSentinel | null = null
    let over = false
    async function take() {
      if (document.visibilityState !== 'visible') return
      // A phone that saves its battery refuses: the card is shown all the same.
      const taken = await navigator.wakeLock.request('screen').catch(() => null)
      if (over) await taken?.release()
      else lock = taken
    }
    const onSeen = () => void take()
    void take()
    document.addEventListener('visibilitychange', onSeen)
    return () => {
      over = true
      document.removeEventListener('visibilitychange', onSeen)
      void lock?.release()
    }
  }, [wanted])
}
