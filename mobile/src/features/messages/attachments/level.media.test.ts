import { afterEach, expect, it, vi } from 'vitest'
import { meterOf } from './level.media.ts'

const sampleRate = 48_000
/** Seconds at which something was heard, each for a fiftieth of a second. */
let sounds: number[]
let now: number
let state: string

class Context {
  sampleRate = sampleRate
  get currentTime() {
    return now
  }
  get state() {
    return state
  }
  createMediaStreamSource = () => ({ connect: () => undefined })
  createAnalyser = () => ({
    fftSize: 0,
    getFloatTimeDomainData(samples: Float32Array) {
      for (let i = 0; i < samples.length; i += 1) {
        const at = now - (samples.length - i) / sampleRate
        samples[i] = sounds.some((sound) => at >= sound && at < sound + 0.02) ? 0.5 : 0
      }
    },
  })
}

function meterAt(): ReturnType<typeof meterOf> {
  ;[now, state] = [10, 'running']
  vi.stubGlobal('AudioContext', Context)
  return meterOf({} as MediaStream)
}
afterEach(() => vi.unstubAllGlobals())

it.each([0.1, 0.4, 0.6])('a sound between two looks that are %d s apart is heard once, as loud as it was', (apart) => {
  sounds = [10.02]
  const meter = meterAt()
  now = 10 + apart
  expect(meter.read()).toBeCloseTo(0.5)
  now += 0.1
  expect(meter.read()).toBe(0)
})

it('silence is none, and where the browser does not listen nothing is said', () => {
  sounds = []
  const meter = meterAt()
  now = 10.1
  expect(meter.read()).toBe(0)
  state = 'suspended'
  expect(meter.read()).toBe(null)
  vi.stubGlobal('AudioContext', undefined)
  expect(meterOf({} as MediaStream).read()).toBe(null)
})
