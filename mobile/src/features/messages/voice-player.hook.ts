import { useEffect, useRef, useState } from 'react'

type Playing = { is: 'still' | 'loading' | 'playing' | 'failed'; seconds: number }

/** One voice is heard at a time: whoever begins ends the other. */
let heard: HTMLAudioElement | null = null

/** Plays a recording, fetched when it is first wanted. Leaving the screen ends it. */
export function useVoicePlayer(load: () => Promise<Blob>) {
  const [playing, setPlaying] = useState<Playing>({ is: 'still', seconds: 0 })
  const audio = useRef<HTMLAudioElement | null>(null)
  useEffect(
    () => () => {
      audio.current?.pause()
      if (audio.current) URL.revokeObjectURL(audio.current.src)
      audio.current = null
    },
    [],
  )

  function prepared(recording: Blob): HTMLAudioElement {
    const element = new Audio(URL.createObjectURL(recording))
    const still = () => setPlaying({ is: 'still', seconds: element.currentTime })
    element.addEventListener('timeupdate', () => setPlaying((now) => ({ ...now, seconds: element.currentTime })))
    element.addEventListener('playing', () => setPlaying({ is: 'playing', seconds: element.currentTime }))
    element.addEventListener('pause', still)
    element.addEventListener('ended', () => setPlaying({ is: 'still', seconds: 0 }))
    element.addEventListener('error', () => setPlaying({ is: 'failed', seconds: 0 }))
    audio.current = element
    return element
  }

  /** Plays from where it stood, or from the beginning. Rejects where the recording cannot be had. */
  async function play(): Promise<void> {
    setPlaying(({ seconds }) => ({ is: 'loading', seconds }))
    try {
      const element = audio.current ?? prepared(await load())
      globalThis.speechSynthesis?.cancel()
      if (heard !== element) heard?.pause()
      heard = element
      await element.play()
    } catch (error) {
      // Safari takes the tap for over after the wait; with the next one there is nothing to wait for.
      const isOver = (error as Error).name === 'NotAllowedError' || (error as Error).name === 'AbortError'
      setPlaying({ is: isOver ? 'still' : 'failed', seconds: 0 })
      if (!isOver) throw error
    }
  }

  return { ...playing, play, pause: () => audio.current?.pause() }
}
