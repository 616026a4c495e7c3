import type { Decoder } from './qr.decoder.ts'

/** Eight looks a second are as quick as a hand, and leave the phone cool. */
const pauseMs = 125

/**
 * Looks at the video, picture by picture, until the returned function is called. `onLook` gets each look's texts.
 * `onBroken` is told once when no reader could be loaded; the looking ends.
 */
export function watchVideo(video: HTMLVideoElement, decoder: Decoder, onLook: (texts: string[]) => void, onBroken: () => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined
  let stopped = false
  async function look(): Promise<void> {
    const begun = performance.now()
    try {
      const texts = video.readyState >= video.HAVE_CURRENT_DATA ? await decoder.read(video) : []
      if (stopped) return
      onLook(texts)
    } catch {
      if (!stopped) onBroken()
      return
    }
    // What was just found may have stopped the watch.
    if (!stopped) timer = setTimeout(() => void look(), Math.max(0, begun + pauseMs - performance.now()))
  }
  void look()
  return () => {
    stopped = true
    clearTimeout(timer)
  }
}
