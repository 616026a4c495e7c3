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

export type Typed = { kind: 'shop' | 'promo'; text: string }

/**
 * What is being scanned: by the camera, from a photo, or typed. `first` is what is known already when the screen opens.
 * `toCorrect` is a shop's code that was typed and that nobody knows.
 */
export function useScan(first: Found | null, toCorrect: string) {
  const [found, setFound] = useState(first)
  // Nobody is asked for the camera while the shop is known already, or its code is corrected.
  const [wanted, setWanted] = useState(first === null && toCorrect === '')
  const [typing, setTyping] = useState(toCorrect !== '')
  const [typed, setTyped] = useState<Typed>({ kind: 'shop', text: toCorrect })
  const [isTyped, setIsTyped] = useState(false)
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
    setIsTyped(false)
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
    openTyping: () => setTyping(true),
    closeTyping() {
      setTyping(false)
      setWanted(true)
    },
    /** What stands in the field of a code: it stays while this screen does. */
    typed,
    setTyped,
    showTyped(code: Scanned) {
      show(code)
      setIsTyped(true)
    },
    isTyped,
    takePhoto,
    again,
    forgetPromo() {
      if (promoBefore.current === null) forgetPromo()
      else storePromo(promoBefore.current)
      again()
    },
  }
}
