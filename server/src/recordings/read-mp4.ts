/** Boxes that hold boxes, of those that matter here. */
const entered = new Set(['moov', 'trak', 'mdia', 'minf', 'stbl', 'mvex', 'moof', 'traf'])
/** Of what codec a sound may be: AAC, or Opus. */
const codecs = new Set(['mp4a', 'Opus'])
/** Samples of an AAC frame, of which the player may get more than the tables say. */
const aacFrame = 1024

type Box = { name: string; data: Buffer }

/** Every box in the order of the file, those inside others as well. A recording that was cut short may end in its sound. */
function* boxesOf(file: Buffer): Generator<Box> {
  for (let at = 0; at < file.length;) {
    if (at + 8 > file.length) return
    const name = file.toString('latin1', at + 4, at + 8)
    const short = file.readUInt32BE(at)
    const head = short === 1 ? 16 : 8
    if (at + head > file.length) return
    const size = short === 1 ? Number(file.readBigUInt64BE(at + 8)) : short === 0 ? file.length - at : short
    const isCut = at + size > file.length
    if (size < head || (isCut && name !== 'mdat')) throw new Error('a box that is longer than the file')
    yield { name, data: file.subarray(at + head, at + size) }
    at += entered.has(name) ? head : size
  }
}

/** Numbers of a table: how many, and how many bytes each row has, from an offset. */
function* rowsOf(data: Buffer, from: number, count: number, bytes: number): Generator<Buffer> {
  if (from + count * bytes > data.length) throw new Error('a table that is cut')
  for (let i = 0; i < count; i += 1) yield data.subarray(from + i * bytes, from + (i + 1) * bytes)
}

const flagsOf = (data: Buffer) => data.readUInt32BE(0) & 0xffffff

/** What a track of a fragment says of its samples where they do not say it themselves. */
function defaultDuration(data: Buffer): number | null {
  const flags = flagsOf(data)
  if ((flags & 0x8) === 0) return null
  return data.readUInt32BE(8 + ((flags & 0x1) !== 0 ? 8 : 0) + ((flags & 0x2) !== 0 ? 4 : 0))
}

/** Samples of a run, and how long they last together. */
function runOf(data: Buffer, usual: number): { count: number; ticks: number } {
  const flags = flagsOf(data)
  const count = data.readUInt32BE(4)
  const from = 8 + ((flags & 0x1) !== 0 ? 4 : 0) + ((flags & 0x4) !== 0 ? 4 : 0)
  const bytes = [0x100, 0x200, 0x400, 0x800].filter((flag) => (flags & flag) !== 0).length * 4
  if (bytes === 0 || (flags & 0x100) === 0) return { count, ticks: count * usual }
  let ticks = 0
  for (const row of rowsOf(data, from, count, bytes)) ticks += row.readUInt32BE(0)
  return { count, ticks }
}

/** Seconds of an MP4 file that holds one track of AAC or Opus and nothing else. Throws on anything else. */
export function readMp4(file: Buffer): number {
  let [tracks, handlers, sampleRate, timescale, declared, ticks, samples, usual, ofFragment] = [0, 0, 0, 0, 0, 0, 0, 0, 0]
  let codec = ''
  for (const { name, data } of boxesOf(file)) {
    if (name === 'trak') tracks += 1
    if (name === 'hdlr' && data.toString('latin1', 8, 12) === 'vide') throw new Error('a track that is no sound')
    if (name === 'hdlr' && data.toString('latin1', 8, 12) === 'soun') handlers += 1
    if (name === 'mdhd') {
      const isLong = data[0] === 1
      timescale = data.readUInt32BE(isLong ? 20 : 12)
      const duration = isLong ? Number(data.readBigUInt64BE(24)) : data.readUInt32BE(16)
      if (duration < (isLong ? 2 ** 63 : 0xffffffff)) declared = duration
    }
    if (name === 'stsd') {
      codec = data.toString('latin1', 12, 16)
      if (data.readUInt32BE(4) !== 1 || !codecs.has(codec)) throw new Error('a codec that is none of ours')
      sampleRate = data.readUInt32BE(8 + 32) / 65_536
    }
    if (name === 'stts')
      for (const row of rowsOf(data, 8, data.readUInt32BE(4), 8)) {
        samples += row.readUInt32BE(0)
        ticks += row.readUInt32BE(0) * row.readUInt32BE(4)
      }
    if (name === 'trex') usual = data.readUInt32BE(12)
    if (name === 'tfhd') ofFragment = defaultDuration(data) ?? usual
    if (name === 'trun') {
      const run = runOf(data, ofFragment)
      samples += run.count
      ticks += run.ticks
    }
  }
  if (tracks !== 1 || handlers !== 1 || timescale === 0 || samples === 0) throw new Error('not one track of sound')
  const frames = codec === 'mp4a' && sampleRate > 0 ? (samples * aacFrame) / sampleRate : 0
  return Math.max(declared / timescale, ticks / timescale, frames)
}
