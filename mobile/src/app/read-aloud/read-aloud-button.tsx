import { IconPlayerStopFilled, IconVolume } from '@tabler/icons-react'
import { useContext, useEffect, useRef, useState } from 'react'
import type { MouseEvent, ReactNode } from 'react'
import { PathContext } from '../../shared/navigation/navigation.ts'
import { isSecondTap } from '../../shared/screen/button.tsx'
import { showToast } from '../../shared/screen/toast.tsx'
import { loadWords } from '../../words/load-words.ts'
import { useLanguage, useWords } from '../../words/use-words.ts'

/** Safari lets a page speak once it spoke in a tap, before the code has come that knows what; an empty text never ends there. */
function speakInTap(): void {
  if ('speechSynthesis' in window) speechSynthesis.speak(Object.assign(new SpeechSynthesisUtterance(' '), { volume: 0 }))
}

/** Longer nobody waits for the first word without being told. */
const longestWaitMs = 8_000

/** Reads the screen aloud, or the sheet in which it stands; a second touch stops it. Another screen or language stops it, too. */
export function ReadAloudButton() {
  const words = useWords().shared
  const language = useLanguage()
  const path = useContext(PathContext)
  const reading = useRef<AbortController>(null)
  const [isReading, setReading] = useState(false)
  const [face, setFace] = useState<ReactNode>(null)
  useEffect(() => () => reading.current?.abort(), [language, path])
  async function toggle(event: MouseEvent) {
    if (isSecondTap(event)) return
    const button = event.currentTarget
    if (isReading) return reading.current?.abort()
    speakInTap()
    const stop = (reading.current = new AbortController())
    stop.signal.addEventListener('abort', () => setReading(false))
    setReading(true)
    function giveUp() {
      // A newer build took the code away, or there is no network to fetch it by.
      if (!stop.signal.aborted) showToast(navigator.onLine ? words.somethingWrong : words.noNetwork, true)
      stop.abort()
    }
    const late = setTimeout(giveUp, longestWaitMs)
    try {
      const [{ readScreen }] = await Promise.all([import('./reading/read-screen.tsx'), loadWords(language, ['readAloud'])])
      clearTimeout(late)
      setFace(await readScreen(language, button, stop))
      stop.abort()
    } catch {
      giveUp()
    }
  }
  const Icon = isReading ? IconPlayerStopFilled : IconVolume
  return (
    <>
      <button
        type="button"
        aria-label={isReading ? words.stopReading : words.readAloud}
        onClick={(event) => void toggle(event)}
        className="flex size-12 shrink-0 items-center justify-center rounded-full text-harbour-700"
      >
        <Icon aria-hidden="true" className="size-7" />
      </button>
      {face}
    </>
  )
}
