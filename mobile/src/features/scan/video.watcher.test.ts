import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { Decoder } from './qr.decoder.ts'
import { watchVideo } from './video.watcher.ts'

const video = { readyState: 4, HAVE_CURRENT_DATA: 2 } as HTMLVideoElement

/** A reader that takes `ms` for a picture; it counts how many it reads, and how many at once. */
function slowReader(ms: number) {
  const seen = { looks: 0, atOnce: 0, most: 0 }
  const decoder: Decoder = {
    async read() {
      seen.looks += 1
      seen.atOnce += 1
      seen.most = Math.max(seen.most, seen.atOnce)
      await new Promise((done) => setTimeout(done, ms))
      seen.atOnce -= 1
      return ['WELCOME3']
    },
    close: () => undefined,
  }
  return { decoder, seen }
}

const nothing = () => undefined

describe('the camera’s picture', () => {
  beforeEach(() => void vi.useFakeTimers())
  afterEach(() => void vi.useRealTimers())

  it('is looked at eight times a second by a quick reader', async () => {
    const { decoder, seen } = slowReader(1)
    const stop = watchVideo(video, decoder, nothing, nothing)
    await vi.advanceTimersByTimeAsync(10_000)
    stop()
    expect(seen.looks).toBeGreaterThan(70)
    expect(seen.looks).toBeLessThanOrEqual(81)
  })

  it('is looked at once at a time by a slow one', async () => {
    const { decoder, seen } = slowReader(700)
    const stop = watchVideo(video, decoder, nothing, nothing)
    await vi.advanceTimersByTimeAsync(10_000)
    stop()
    expect(seen.most).toBe(1)
    expect(seen.looks).toBeLessThanOrEqual(15)
  })

  it('is left alone once the watch has stopped, and what was being read is not told', async () => {
    const { decoder, seen } = slowReader(100)
    const onLook = vi.fn<(texts: string[]) => void>()
    const stop = watchVideo(video, decoder, onLook, nothing)
    await vi.advanceTimersByTimeAsync(50)
    stop()
    await vi.advanceTimersByTimeAsync(5_000)
    expect(seen.looks).toBe(1)
    expect(onLook).not.toHaveBeenCalled()
  })

  it('is not looked at before there is one', async () => {
    const { decoder, seen } = slowReader(1)
    const dark = { readyState: 0, HAVE_CURRENT_DATA: 2 } as HTMLVideoElement
    const stop = watchVideo(dark, decoder, nothing, nothing)
    await vi.advanceTimersByTimeAsync(1_000)
    stop()
    expect(seen.looks).toBe(0)
  })

  it('is given up when no reader can be loaded, and that is told once', async () => {
    const onBroken = vi.fn<() => void>()
    const read = vi.fn<Decoder['read']>(async () => Promise.reject(new Error('no network')))
    watchVideo(video, { read, close: () => undefined }, nothing, onBroken)
    await vi.advanceTimersByTimeAsync(5_000)
    expect(onBroken).toHaveBeenCalledOnce()
    expect(read).toHaveBeenCalledOnce()
  })
})
