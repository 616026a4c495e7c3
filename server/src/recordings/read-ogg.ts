import { opusPacketMs } from './opus.ts'

const headBytes = 27
/** Opus counts in 48 kHz in an Ogg file, whatever was recorded (RFC 7845, 4). */
const rate = 48_000

type Page = { serial: number; granule: number; packets: Buffer[]; endsOpen: boolean; continues: boolean }

/** The pages of a file; one that a stopped recorder left short is left out. */
function* pagesOf(file: Buffer): Generator<Page> {
  for (let at = 0; at + headBytes <= file.length;) {
    if (file.toString('latin1', at, at + 4) !== 'OggS' || file[at + 4] !== 0) throw new Error('no page where one is needed')
    const count = file[at + 26] ?? 0
    const lengths = file.subarray(at + headBytes, at + headBytes + count)
    let from = at + headBytes + count
    const end = from + lengths.reduce((sum, length) => sum + length, 0)
    if (end > file.length) return
    const packets: Buffer[] = []
    let length = 0
    for (const [i, part] of lengths.entries()) {
      length += part
      if (part === 255 && i < count - 1) continue
      packets.push(file.subarray(from, from + length))
      from += length
      length = 0
    }
    const granule = Number(file.readBigInt64LE(at + 6))
    const continues = ((file[at + 5] ?? 0) & 1) !== 0
    yield { serial: file.readUInt32LE(at + 14), granule, packets, endsOpen: lengths.at(-1) === 255, continues }
    at = end
  }
}

/** Seconds of an Ogg file that holds one stream of Opus and nothing else. Throws on anything else. */
export function readOgg(file: Buffer): number {
  let [serial, seen, skipped, granule, sounds]: [number | null, number, number, number, number] = [null, 0, 0, 0, 0]
  for (const page of pagesOf(file)) {
    if (serial !== null && page.serial !== serial) throw new Error('more than one stream')
    serial = page.serial
    if (page.granule >= 0) granule = Math.max(granule, page.granule)
    for (const [i, packet] of page.packets.entries()) {
      // The rest of a packet that the page before began.
      if (i === 0 && page.continues) continue
      const name = packet.toString('latin1', 0, 8)
      if (seen === 0 && name !== 'OpusHead') throw new Error('not Opus')
      if (seen === 1 && name !== 'OpusTags') throw new Error('not Opus')
      if (seen === 0) skipped = packet.readUInt16LE(10)
      if (seen > 1) sounds += opusPacketMs(packet)
      seen += 1
    }
  }
  if (seen < 2) throw new Error('not Opus')
  return Math.max((granule - skipped) / rate, sounds / 1000 - skipped / rate)
}
