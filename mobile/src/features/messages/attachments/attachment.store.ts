import { photoMaxBytes } from '@mwc/contract/account/own-account/photo'
import { messagePhotoSide } from '@mwc/contract/messages/attachments'
import { useSyncExternalStore } from 'react'
import { dropAttachmentDraft, keepAttachmentDraft, readAttachmentDraft } from '../../../shared/outbox/attachment-draft.ts'
import type { AttachmentDraft, RecordingEnd } from '../../../shared/outbox/attachment-draft.ts'
import { writeFile } from '../../../shared/outbox/outbox.ts'
import { shrinkPicture } from '../../../shared/photos/shrink-picture.canvas.ts'
import { getSession } from '../../../shared/session/session.ts'
import { noteRecording } from '../../../shared/status/recording.ts'
import { onForget } from '../../../shared/storage/storage.ts'
import { meterOf } from './level.media.ts'
import { closeMicrophone, openMicrophone } from './microphone.media.ts'
import type { MicrophoneProblem } from './microphone.media.ts'
import { recordStream } from './recorder.media.ts'
import type { Pieces } from './recorder.media.ts'

/** `nothing`: too short, or without a sound; `noPhoto`: a file that this phone cannot read, or too large to send. */
export type AttachmentProblem = MicrophoneProblem | 'nothing' | 'noPhoto'

export type AttachmentState =
  | { is: 'nothing' }
  /** The phone asks whether its member may be heard. */
  | { is: 'asking' }
  /** What was taken is made ready, or given to the outbox. */
  | { is: 'preparing' }
  | { is: 'recording'; seconds: number; level: number }
  | { is: 'ready'; draft: AttachmentDraft; isStored: boolean }
  | { is: 'wrong'; problem: AttachmentProblem }

/** Shorter is a slip of the thumb. */
const shortestSeconds = 0.7
/** Quieter than this all along, nobody spoke: a quiet room is at 0.003, a voice at 0.05. */
const silentLevel = 0.008
const lookMs = 100
/** So many pieces, a second each, are kept at once while one speaks on. */
const piecesAtOnce = 2

let state: AttachmentState = { is: 'nothing' }
let stop: ((end: RecordingEnd) => void) | null = null
/** Counts up when what is under way is no longer wanted. */
let turn = 0
const listeners = new Set<() => void>()

function set(next: AttachmentState): void {
  state = next
  // The phone reads nothing aloud into the recording.
  noteRecording(next.is === 'asking' || next.is === 'recording')
  for (const listener of listeners) listener()
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

const owner = () => getSession().userInfo?.memberNumber ?? ''

onForget('attachment', () => {
  turn += 1
  stop?.('stopped')
  set({ is: 'nothing' })
})

/** What is being recorded, or looked at before it is sent. It outlasts the screen. */
export function currentAttachment(): AttachmentState {
  return state
}

/** The same for a screen. */
export function useAttachment(): AttachmentState {
  return useSyncExternalStore(subscribe, currentAttachment, currentAttachment)
}

async function draftOf(of: string, { type, data, ends }: Pieces, end: RecordingEnd, isSilent: boolean): Promise<AttachmentDraft> {
  const bytes = await new Blob(data).arrayBuffer()
  return {
    key: crypto.randomUUID(),
    of,
    file: { kind: 'voice', type, bytes, seconds: ends.at(-1)?.seconds ?? 0 },
    pieces: [...ends],
    end,
    isSilent,
  }
}

/** Shows what may be sent, once it is kept as well as this phone can. */
async function offer(draft: AttachmentDraft): Promise<void> {
  const mine = turn
  const isStored = await keepAttachmentDraft(draft)
  if (mine === turn) set({ is: 'ready', draft, isStored })
}

/** Asks for the microphone and records, until `stopRecording`, a minute, a call, or a page that nobody sees. */
export async function startRecording(): Promise<void> {
  if (state.is === 'asking' || state.is === 'preparing' || state.is === 'recording') return
  const mine = (turn += 1)
  const of = owner()
  set({ is: 'asking' })
  globalThis.speechSynthesis?.cancel()
  const stream = await openMicrophone()
  if (typeof stream === 'string') return void (mine === turn && set({ is: 'wrong', problem: stream }))
  // The reader left, or deleted, while the phone was asking.
  if (mine !== turn) return closeMicrophone(stream)
  const meter = meterOf(stream)
  let loudest: number | null = null
  const begun = performance.now()
  const look = () => {
    const level = meter.read()
    if (level !== null) loudest = Math.max(loudest ?? 0, level)
    if (mine === turn) set({ is: 'recording', seconds: (performance.now() - begun) / 1000, level: level ?? 0 })
  }
  const isSilent = () => loudest !== null && loudest < silentLevel
  const looking = setInterval(look, lookMs)
  stop = recordStream(stream, {
    onPiece(pieces) {
      if (mine !== turn || pieces.ends.length % piecesAtOnce !== 0) return
      void draftOf(of, pieces, 'hidden', isSilent()).then(async (draft) => {
        if (mine === turn && state.is === 'recording') await keepAttachmentDraft(draft)
      })
    },
    onEnd(pieces, end) {
      clearInterval(looking)
      meter.close()
      stop = null
      if (mine !== turn) return
      if ((pieces.ends.at(-1)?.seconds ?? 0) < shortestSeconds) return set({ is: 'wrong', problem: 'nothing' })
      set({ is: 'preparing' })
      void draftOf(of, pieces, end, isSilent()).then(async (draft) => {
        if (mine === turn) await offer(draft)
      })
    },
  })
  look()
}

export function stopRecording(): void {
  stop?.('stopped')
}

/** The screen is left: what was said is kept for when its member comes back. */
export function leaveAttachment(): void {
  if (stop) return stop('hidden')
  if (state.is !== 'asking' && state.is !== 'wrong') return
  turn += 1
  set({ is: 'nothing' })
}

/** Makes a chosen photo smaller, as it is sent. */
export async function takePhoto(photo: File): Promise<void> {
  const mine = (turn += 1)
  const of = owner()
  set({ is: 'preparing' })
  const small = await shrinkPicture(photo, messagePhotoSide)
  if (mine !== turn) return
  if (!small || small.size > photoMaxBytes) return set({ is: 'wrong', problem: 'noPhoto' })
  const file = { kind: 'photo', type: small.type, bytes: await small.arrayBuffer(), seconds: null } as const
  await offer({ key: crypto.randomUUID(), of, file, pieces: [], end: 'stopped', isSilent: false })
}

/** Brings back what was left before the page was loaded anew. */
export async function restoreAttachment(): Promise<void> {
  if (state.is !== 'nothing') return
  const mine = (turn += 1)
  set({ is: 'preparing' })
  const of = owner()
  const draft = await readAttachmentDraft(of)
  if (mine !== turn) return
  if (!draft) await deleteAttachment()
  else set({ is: 'ready', draft, isStored: true })
}

/** Lets go of it, while it is recorded or afterwards. */
export async function deleteAttachment(): Promise<void> {
  turn += 1
  stop?.('stopped')
  set({ is: 'nothing' })
  await dropAttachmentDraft(owner())
}

/** Keeps a voice note's beginning up to this moment alone. */
export async function cutVoice(seconds: number): Promise<void> {
  if (state.is !== 'ready') return
  const { draft } = state
  const last = draft.pieces.findIndex((piece) => piece.seconds >= seconds)
  const piece = draft.pieces[last]
  if (!piece) return
  const file = { ...draft.file, bytes: draft.file.bytes.slice(0, piece.bytes), seconds: piece.seconds }
  await offer({ ...draft, key: crypto.randomUUID(), file, pieces: draft.pieces.slice(0, last + 1), end: 'stopped' })
}

/** Sends what is ready, once; it is kept as a message before it is let go here. */
export async function sendAttachment(): Promise<void> {
  if (state.is !== 'ready') return
  const { file, key } = state.draft
  turn += 1
  set({ is: 'preparing' })
  await writeFile(file, key)
  await dropAttachmentDraft(owner())
  set({ is: 'nothing' })
}
