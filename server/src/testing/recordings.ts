/** What a container is made of; by default a second of one track of Opus, as a phone's recorder writes it. */
export type Recording = { seconds?: number; codec?: string; track?: 'sound' | 'picture'; tracks?: number }

/** 20 ms of silence: its first byte says so. */
const packet = Buffer.from([0xf8, 0xff, 0xfe])
const packetMs = 20
const packetsOf = (seconds: number) => Array.from({ length: Math.round((seconds * 1000) / packetMs) }, (_, n) => n * packetMs)

const element = (id: string, data: Buffer) => {
  const size = Buffer.alloc(4)
  size.writeUInt32BE(0x10000000 + data.length)
  return Buffer.concat([Buffer.from(id, 'hex'), size, data])
}
/** An element whose end nobody knew when it was begun. */
const endless = (id: string, ...data: Buffer[]) => Buffer.concat([Buffer.from(id, 'hex'), Buffer.from('01ffffffffffffff', 'hex'), ...data])
const number = (value: number) => {
  const bytes = Buffer.alloc(4)
  bytes.writeUInt32BE(value)
  return bytes
}

/** As Chrome records. */
export function webm({ seconds = 1, codec = 'A_OPUS', track = 'sound', tracks = 1 }: Recording = {}): Buffer {
  const entry = element('ae', Buffer.concat([element('83', number(track === 'sound' ? 2 : 1)), element('86', Buffer.from(codec))]))
  const cluster = (from: number, to: number) => {
    const blocks = packetsOf(seconds)
      .filter((at) => at >= from && at < to)
      .map((at) => element('a3', Buffer.concat([Buffer.from([0x81, (at - from) >> 8, (at - from) & 0xff, 0x80]), packet])))
    return blocks.length === 0 ? [] : [endless('1f43b675', element('e7', number(from)), ...blocks)]
  }
  const clusters = Array.from({ length: Math.ceil(seconds / 30) }, (_, n) => cluster(n * 30_000, (n + 1) * 30_000)).flat()
  const head = element('1a45dfa3', element('4282', Buffer.from('webm')))
  return Buffer.concat([head, endless('18538067', element('1654ae6b', Buffer.concat(Array<Buffer>(tracks).fill(entry))), ...clusters)])
}

/** As Firefox records. */
export function ogg({ seconds = 1, codec = 'OpusHead', tracks = 1 }: Recording = {}): Buffer {
  const page = (packets: Buffer[], granule: number, serial = 1) => {
    const head = Buffer.alloc(27)
    head.write('OggS')
    head.writeBigInt64LE(BigInt(granule), 6)
    head.writeUInt32LE(serial, 14)
    head[26] = packets.length
    return Buffer.concat([head, Buffer.from(packets.map(({ length }) => length)), ...packets])
  }
  const first = (serial: number) => page([Buffer.concat([Buffer.from(codec.padEnd(8)), Buffer.alloc(11)])], 0, serial)
  const heads = Array.from({ length: tracks }, (_, n) => first(n + 1))
  const sounds = packetsOf(seconds).map((at) => page([packet], (at + packetMs) * 48))
  return Buffer.concat([...heads, page([Buffer.from('OpusTags')], 0), ...sounds])
}

const box = (name: string, ...data: Buffer[]) => {
  const size = 8 + data.reduce((sum, { length }) => sum + length, 0)
  return Buffer.concat([number(size), Buffer.from(name), ...data])
}

/** As Safari records: in fragments of a second. */
export function mp4({ seconds = 1, codec = 'mp4a', track = 'sound', tracks = 1 }: Recording = {}): Buffer {
  const zeros = (count: number) => Buffer.alloc(count)
  const sample = box(codec, zeros(24), number(48_000 * 65_536), zeros(4))
  const description = box('stsd', zeros(4), number(1), sample)
  const media = [
    box('mdhd', zeros(12), number(48_000), zeros(8)),
    box('hdlr', zeros(8), Buffer.from(track === 'sound' ? 'soun' : 'vide'), zeros(13)),
    box('minf', box('stbl', description, box('stts', zeros(8)))),
  ]
  const trak = box('trak', box('tkhd', zeros(84)), box('mdia', ...media))
  const moov = box(
    'moov',
    ...Array<Buffer>(tracks).fill(trak),
    box('mvex', box('trex', zeros(4), number(1), number(1), number(1024), zeros(8))),
  )
  const frames = Math.round((seconds * 48_000) / 1024)
  const fragments = Array.from({ length: Math.ceil(frames / 47) }, (_, n) => {
    const count = Math.min(47, frames - n * 47)
    const run = box('trun', number(0x200), number(count), zeros(4 * count))
    return Buffer.concat([box('moof', box('traf', box('tfhd', zeros(4), number(1)), run)), box('mdat', zeros(8 * count))])
  })
  return Buffer.concat([box('ftyp', Buffer.from('isom'), zeros(4)), moov, ...fragments])
}
