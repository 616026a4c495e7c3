import type { VoiceType } from '@mwc/contract/messages/attachments'
import { readMp4 } from './read-mp4.ts'
import { readOgg } from './read-ogg.ts'
import { readWebm } from './read-webm.ts'

const readers: { type: VoiceType; isIts: (file: Buffer) => boolean; read: (file: Buffer) => number }[] = [
  { type: 'audio/webm', isIts: (file) => file.length > 4 && file.readUInt32BE(0) === 0x1a45dfa3, read: readWebm },
  { type: 'audio/ogg', isIts: (file) => file.toString('latin1', 0, 4) === 'OggS', read: readOgg },
  { type: 'audio/mp4', isIts: (file) => file.toString('latin1', 4, 8) === 'ftyp', read: readMp4 },
]

/**
 * What a recording is, by its bytes, whatever it is called: its media type, and how many seconds it lasts.
 * Throws on whatever is not one track of sound in a form of `voiceTypes`. Nothing of it is decoded here.
 */
export function readRecording(file: Buffer): { type: VoiceType; seconds: number } {
  const reader = readers.find(({ isIts }) => isIts(file))
  if (!reader) throw new Error('no recording')
  const seconds = reader.read(file)
  if (!(seconds > 0)) throw new Error('a recording of nothing')
  return { type: reader.type, seconds }
}
