import { contactDays, proofStepMs, stepAt } from '@mwc/contract/card/card-proof'
import { cardAddress } from '@mwc/contract/scan/scanned-text'
import { useEffect, useState } from 'react'
import { serverNow } from '../../shared/server/server-clock.ts'
import { type CardKey, signProof } from './key/card-key.store.ts'

const contactMs = contactDays * 86_400_000
/** Timers may be a little early. */
const afterStepMs = 20

/**
 * The card's QR: an address with a proof of this step of the server's time, new every 30 s and when the page is seen again.
 * `out`: the phone was last in contact (`contactAt`, ms since 1970) too long ago.
 */
export function useProof(key: CardKey, contactAt: number): { address: string | null; out: boolean } {
  const [shown, setShown] = useState<{ address: string | null; out: boolean }>({ address: null, out: false })
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined
    let over = false
    async function renew() {
      clearTimeout(timer)
      const now = serverNow()
      const step = stepAt(now)
      timer = setTimeout(() => void renew(), (step + 1) * proofStepMs - now + afterStepMs)
      const out = now - contactAt > contactMs
      const address = out ? null : cardAddress(location.origin, await signProof(key, step))
      if (!over) setShown({ address, out })
    }
    const onSeen = () => document.visibilityState === 'visible' && void renew()
    void renew()
    document.addEventListener('visibilitychange', onSeen)
    return () => {
      over = true
      clearTimeout(timer)
      document.removeEventListener('visibilitychange', onSeen)
    }
  }, [key, contactAt])
  return shown
}
