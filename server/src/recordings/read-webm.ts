import { opusPacketMs } from './opus.ts'

/** What is entered, and so read on inside; anything else is read whole or passed over. */
const entered = new Set([0x1a45dfa3, 0x18538067, 0x1654ae6b, 0xae, 0xe1, 0x1f43b675, 0xa0, 0x1549a966])
const [docType, trackEntry, trackType, codec] = [0x4282, 0xae, 0x83, 0x86]
const [timestampScale, clusterTime, simpleBlock, block] = [0x2ad7b1, 0xe7, 0xa3, 0xa1]
/** A picture's settings, an encrypted track, a file in the file: no recorder of ours writes them. */
const forbidden = new Set([0xe0, 0x6d80, 0x1941a469])
const audio = 2

/** A variable-length number at an offset, or undefined where the file ends in it; a value of `null` is an unknown size. */
function numberAt(file: Buffer, at: number, keepMarker: boolean): { value: number | null; length: number } | undefined {
  const first = file[at]
  if (first === undefined) return undefined
  const length = Math.clz32(first) - 23
  if (length > 8) throw new Error('no number where one is needed')
  if (at + length > file.length) return undefined
  let value = keepMarker ? first : first & ((1 << (8 - length)) - 1)
  let unknown = value === (1 << (8 - length)) - 1
  for (let i = 1; i < length; i += 1) {
    const byte = file[at + i] ?? 0
    unknown &&= byte === 0xff
    value = value * 256 + byte
  }
  return { value: unknown && !keepMarker ? null : value, length }
}

type Element = { id: number; data: Buffer; isWhole: boolean }

/** Every element in the order of the file, those inside others as well. A recording that was cut short may end in any of them. */
function* elementsOf(file: Buffer): Generator<Element> {
  for (let at = 0; at < file.length;) {
    const id = numberAt(file, at, true)
    const size = id && numberAt(file, at + id.length, false)
    if (!id || !size) return
    const from = at + id.length + size.length
    const isEntered = id.value !== null && entered.has(id.value)
    if (size.value === null && !isEntered) throw new Error('an element without an end')
    const end = from + (size.value ?? 0)
    yield { id: id.value ?? 0, data: file.subarray(from, isEntered ? from : end), isWhole: isEntered || end <= file.length }
    at = isEntered ? from : end
  }
}

const unsigned = (data: Buffer) => (data.length === 0 || data.length > 6 ? 0 : data.readUIntBE(0, data.length))

/** Seconds of a WebM file that holds one track of Opus and nothing else. Throws on anything else. */
export function readWebm(file: Buffer): number {
  let [tracks, opus, type, scale, cluster, ends, sounds] = [0, 0, '', 1_000_000, 0, 0, 0]
  for (const { id, data, isWhole } of elementsOf(file)) {
    if (forbidden.has(id)) throw new Error('more than sound')
    if (!isWhole && id !== simpleBlock && id !== block) throw new Error('a file that was cut')
    if (id === trackEntry) tracks += 1
    if (id === docType) type = data.toString('latin1').replace(/\0+$/, '')
    if (id === trackType && unsigned(data) !== audio) throw new Error('a track that is no sound')
    if (id === codec && data.toString('latin1') === 'A_OPUS') opus += 1
    if (id === timestampScale) scale = unsigned(data)
    if (id === clusterTime) cluster = unsigned(data)
    if ((id === simpleBlock || id === block) && isWhole) {
      const track = numberAt(data, 0, false)?.length ?? Infinity
      if (data.length < track + 4 || ((data[track + 2] ?? 0) & 6) !== 0) throw new Error('a block that is none of ours')
      const ms = opusPacketMs(data.subarray(track + 3))
      sounds += ms
      ends = Math.max(ends, ((cluster + data.readInt16BE(track)) * scale) / 1e6 + ms)
    }
  }
  if (type !== 'webm' || tracks !== 1 || opus !== 1) throw new Error('not one track of Opus')
  return Math.max(ends, sounds) / 1000
}
