import { readScanned } from '@mwc/contract/scan/scanned-text'
import type { Scanned } from '@mwc/contract/scan/scanned-text'
import { useRef, useState } from 'react'
import { forgetPromo, storePromo, storedPromo } from '../../shared/drafts/promo.store.ts'
import { useCamera } from './camera.hook.ts'
import { useDecoder } from './decoder.hook.ts'
import { chooseText, isNew, putAway } from './scan-result.rules.ts'
import type { Answered, Found } from './scan-result.rules.ts'
import { readPhoto } from './photo.reader.ts'

/** Longer than a tick, shorter than an alarm. */
const buzzMs = 60

/** What is being scanned: by the camera, from a photo, or typed. `first` is what is known already when the screen opens. */
export function useScan(first: Found | null) {
  const [found, setFound] = useState(first)
  // Nobody is asked for the camera while the shop is known already.
  const [wanted, setWanted] = useState(first === null)
  const [typing, setTyping] = useState(false)
  const [photoBusy, setPhotoBusy] = useState(false)
  const [unread, setUnread] = useState(false)
  const video = useRef<HTMLVideoElement>(null)
  const seen = useRef<string | null>(null)
  const answered = useRef<Answered | null>(null)
  const promoBefore = useRef<string | null>(null)
  const getDecoder = useDecoder()

  /** A promo code is kept at once, so that it is not lost with the sheet. */
  function show(next: Found): void {
    if (next.kind === 'promo') {
      promoBefore.current = storedPromo()
      storePromo(next.code)
    }
    setTyping(false)
    setFound(next)
  }

  function read(texts: readonly string[]): boolean {
    const text = chooseText(texts, location.origin)
    if (text === undefined || !isNew(text, answered.current, Date.now())) return false
    seen.current = text
    navigator.vibrate?.(buzzMs)
    show(readScanned(text, location.origin))
    return true
  }

  const looking = found === null && !typing && !photoBusy
  const camera = useCamera(video, getDecoder, { wanted, looking, onLook: (texts) => void (found === null && read(texts)) })

  async function takePhoto(file: File): Promise<void> {
    setFound(null)
    setWanted(true)
    setUnread(false)
    setPhotoBusy(true)
    answered.current = null
    try {
      const texts = await readPhoto(file, getDecoder())
      if (texts === null) show({ kind: 'noPhoto' })
      else if (!read(texts)) show({ kind: 'noCode' })
    } catch {
      setUnread(true)
    } finally {
      setPhotoBusy(false)
    }
  }

  function again(): void {
    if (seen.current !== null) answered.current = putAway(seen.current, Date.now())
    setFound(null)
    setWanted(true)
  }

  return {
    video,
    camera,
    found,
    photoBusy,
    /** The photo could not be looked at: what reads it did not load. */
    unread,
    typing,
    setTyping,
    showTyped: (typed: Scanned) => show(typed),
    takePhoto,
    again,
    forgetPromo() {
      if (promoBefore.current === null) forgetPromo()
      else storePromo(promoBefore.current)
      again()
    },
  }
}
