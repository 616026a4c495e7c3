import { voiceSeconds } from '@mwc/contract/messages/attachments'
import type { RecordingEnd } from '../../../shared/outbox/attachment-draft.ts'
import { closeMicrophone, recordingForm } from './microphone.media.ts'

/** Speech of a building site is understood at this rate. */
const bitsPerSecond = 24_000
/** A piece of a recording comes this often: as much as a page that dies may lose of it. */
const pieceMs = 1000

export type Pieces = { type: string; data: Blob[]; ends: { seconds: number; bytes: number }[] }

/**
 * Records a stream until it is stopped, and lets go of it. It ends by itself after a minute, when a call or another app takes
 * the microphone, and when nobody sees the page: what was said until then is kept. Answers how to stop it.
 */
export function recordStream(
  stream: MediaStream,
  { onPiece, onEnd }: { onPiece: (pieces: Pieces) => void; onEnd: (pieces: Pieces, end: RecordingEnd) => void },
): (end: RecordingEnd) => void {
  const recorder = new MediaRecorder(stream, { mimeType: recordingForm() ?? '', audioBitsPerSecond: bitsPerSecond })
  const pieces: Pieces = { type: (recorder.mimeType || recordingForm() || '').split(';')[0] ?? '', data: [], ends: [] }
  const begun = performance.now()
  const listening = new AbortController()
  const seconds = () => Math.min(voiceSeconds, (performance.now() - begun) / 1000)
  let end: RecordingEnd | null = null

  function stop(why: RecordingEnd): void {
    end ??= why
    if (recorder.state !== 'inactive') recorder.stop()
  }
  const timer = setTimeout(() => stop('limit'), voiceSeconds * 1000)
  const until = { signal: listening.signal }
  recorder.addEventListener('dataavailable', ({ data }) => {
    if (data.size === 0) return
    pieces.data.push(data)
    pieces.ends.push({ seconds: seconds(), bytes: (pieces.ends.at(-1)?.bytes ?? 0) + data.size })
    if (end === null) onPiece(pieces)
  })
  recorder.addEventListener('error', () => stop('cut'))
  // Comes by itself, too, when the microphone is taken away.
  recorder.addEventListener('stop', () => {
    clearTimeout(timer)
    listening.abort()
    closeMicrophone(stream)
    onEnd(pieces, end ?? 'cut')
  })
  for (const track of stream.getTracks()) for (const taken of ['ended', 'mute']) track.addEventListener(taken, () => stop('cut'), until)
  document.addEventListener('visibilitychange', () => document.visibilityState === 'hidden' && stop('hidden'), until)
  recorder.start(pieceMs)
  return stop
}
