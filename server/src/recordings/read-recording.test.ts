import fc from 'fast-check'
import { describe, expect, it, test } from 'vitest'
import { mp4, ogg, webm } from '../testing/recordings.ts'
import { readRecording } from './read-recording.ts'

const forms = { 'audio/webm': webm, 'audio/ogg': ogg, 'audio/mp4': mp4 } as const

describe.each(Object.entries(forms))('%s', (type, make) => {
  it('is known by its bytes, with how long it lasts', () => {
    for (const seconds of [1, 7, 59, 60, 61, 125]) {
      const read = readRecording(make({ seconds }))
      expect([read.type, Math.round(read.seconds)]).toEqual([type, seconds])
    }
  })

  it('of another codec, of two tracks, or of nothing is refused', () => {
    for (const other of [make({ codec: 'A_PCM/x' }), make({ tracks: 2 }), make({ tracks: 0 }), make({ seconds: 0 })])
      expect(() => readRecording(other)).toThrow()
  })

  it('that was cut short anywhere is as long as what is left of it, or refused, and never longer', () => {
    const whole = make({ seconds: 3 })
    const lengths = Array.from({ length: whole.length }, (_, end) => {
      try {
        return readRecording(whole.subarray(0, end)).seconds
      } catch {
        return 0
      }
    })
    expect(Math.max(...lengths)).toBeLessThanOrEqual(3.01)
    expect(lengths.at(-1)).toBeGreaterThan(1.9)
    expect(lengths.findIndex((seconds) => seconds > 0)).toBeGreaterThan(20)
  })

  it('with any byte changed is read or refused, in little time', () => {
    const whole = make({ seconds: 2 })
    fc.assert(
      fc.property(fc.nat(whole.length - 1), fc.nat(255), (at, byte) => {
        const changed = Buffer.from(whole)
        changed[at] = byte
        try {
          expect(readRecording(changed).seconds).toBeGreaterThan(0)
        } catch (error) {
          expect(error).toBeInstanceOf(Error)
        }
      }),
      { numRuns: 300 },
    )
  })
})

test('a video is no recording, whatever it is called', () => {
  for (const video of [webm({ track: 'picture', codec: 'V_VP8' }), webm({ track: 'picture' }), mp4({ track: 'picture' })])
    expect(() => readRecording(video)).toThrow()
})

test('neither is anything else', () => {
  const others = ['', 'OggS', 'ftyp', '\x1aE\xdf\xa3', 'RIFF0000WAVEfmt ', 'ID3', '<!doctype html>', '\0'.repeat(3000)]
  for (const other of others) expect(() => readRecording(Buffer.from(other, 'latin1'))).toThrow()
})
