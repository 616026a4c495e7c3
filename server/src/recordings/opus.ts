/** Milliseconds of one frame by the configuration in a packet's first five bits (RFC 6716, 3.1): SILK, hybrid, CELT. */
const silk = [10, 20, 40, 60]
const frameMs = [...silk, ...silk, ...silk, 10, 20, 10, 20, ...Array.from({ length: 4 }, () => [2.5, 5, 10, 20]).flat()]

/** How long an Opus packet sounds, in milliseconds, by its first two bytes; NaN for what is none. */
export function opusPacketMs(packet: Buffer): number {
  const [first, second] = packet
  if (first === undefined) return NaN
  const frame = frameMs[first >> 3] ?? NaN
  if ((first & 3) === 0) return frame
  if ((first & 3) < 3) return 2 * frame
  return second === undefined ? NaN : (second & 0x3f) * frame
}
