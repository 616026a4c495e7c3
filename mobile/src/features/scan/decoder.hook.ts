import { useEffect, useRef } from 'react'
import { makeDecoder } from './qr.decoder.ts'
import type { Decoder } from './qr.decoder.ts'

/** The screen's one reader of QR codes, made when it is first wanted and let go with the screen. */
export function useDecoder(): () => Decoder {
  const made = useRef<Decoder | null>(null)
  useEffect(
    () => () => {
      made.current?.close()
      made.current = null
    },
    [],
  )
  return () => (made.current ??= makeDecoder())
}
