import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'

/** Something that tells of events, as a track, a recorder or a page does. */
class Told extends EventTarget {
  tell(name: string, more: object = {}) {
    this.dispatchEvent(Object.assign(new Event(name), more))
  }
}

class Track extends Told {
  isOpen = true
  stop = () => void (this.isOpen = false)
}

/** A phone's recorder: four bytes a second while its microphone gives some. */
class Recorder extends Told {
  static isTypeSupported = (form: string) => form.startsWith('audio/webm')
  static gives = 4
  readonly mimeType = 'audio/webm;codecs=opus'
  state = 'inactive'
  private timer: ReturnType<typeof setInterval> | undefined
  private give = () => this.tell('dataavailable', { data: new Blob([new Uint8Array(Recorder.gives)]) })
  start(ms: number) {
    this.state = 'recording'
    this.timer = setInterval(this.give, ms)
  }
  stop() {
    this.state = 'inactive'
    clearInterval(this.timer)
    this.give()
    this.tell('stop')
  }
}

/** A database of one store a name, which may have no room. */
function database(hasRoom: () => boolean) {
  const stores = new Map<string, Map<string, unknown>>()
  const later = (target: Told, name: string) => queueMicrotask(() => target.tell(name))
  const open = (name: string) => {
    const rows = stores.get(name) ?? stores.set(name, new Map()).get(name)
    const transaction = () => {
      const under = Object.assign(new Told(), { error: new Error('no room') })
      const did = (result: unknown, end = 'complete') => {
        later(under, end)
        return { result }
      }
      const keyOf = (row: { key: string; of: string }) => (name === 'attachmentDraft' ? row.of : row.key)
      const store = {
        put: (row: { key: string; of: string }) => (hasRoom() ? did(rows?.set(keyOf(row), row)) : did(null, 'abort')),
        get: (key: string) => did(rows?.get(key)),
        getAll: () => did([...(rows?.values() ?? [])]),
        delete: (key: string) => did(rows?.delete(key)),
      }
      return Object.assign(under, { objectStore: () => store })
    }
    const opening = Object.assign(new Told(), { result: { transaction, close: () => undefined } })
    later(opening, 'success')
    return opening
  }
  return { open, rowsOf: (name: string) => [...(stores.get(name)?.values() ?? [])] as Record<string, unknown>[] }
}

let track: Track
let level: number
let hasRoom: boolean
let kept: ReturnType<typeof database>
let page: Told & { visibilityState: string }
let ask: () => Promise<unknown>

/** The modules as a phone has them that was just loaded. */
async function freshPhone() {
  vi.resetModules()
  return {
    store: await import('./attachment.store.ts'),
    unsent: await import('../../../shared/outbox/unsent.ts'),
    messages: await import('../../../shared/outbox/kept-messages.ts'),
    logOut: (await import('../../../shared/storage/storage.ts')).drops.get('attachment') ?? (() => undefined),
  }
}
type Phone = Awaited<ReturnType<typeof freshPhone>>
let { store, unsent, messages, logOut } = {} as Phone

/** What the screen would show. */
async function shown() {
  await vi.advanceTimersByTimeAsync(0)
  return store.currentAttachment()
}
const speak = (seconds: number) => vi.advanceTimersByTimeAsync(seconds * 1000)
async function ready() {
  await vi.waitFor(async () => expect((await shown()).is).toBe('ready'))
  const state = store.currentAttachment()
  if (state.is !== 'ready') throw new Error('nothing is ready')
  return state
}

beforeEach(async () => {
  vi.useFakeTimers()
  ;[track, level, hasRoom] = [new Track(), 0.1, true]
  Recorder.gives = 4
  kept = database(() => hasRoom)
  page = Object.assign(new Told(), { visibilityState: 'visible' })
  ask = async () => ({ getTracks: () => [track] })
  const rahim = { memberNumber: 'M1', fullName: 'Rahim', mobile: '', finLastFour: '' }
  const stored = new Map([
    ['USER_INFO', JSON.stringify(rahim)],
    ['TOKEN_H5', 'a'.repeat(43)],
  ])
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('no network')))
  vi.stubGlobal('localStorage', {
    getItem: (name: string) => stored.get(name) ?? null,
    setItem: (name: string, value: string) => void stored.set(name, value),
    removeItem: (name: string) => void stored.delete(name),
  })
  vi.stubGlobal('navigator', { mediaDevices: { getUserMedia: () => ask() } })
  vi.stubGlobal('MediaRecorder', Recorder)
  vi.stubGlobal('document', page)
  vi.stubGlobal('indexedDB', kept)
  vi.stubGlobal(
    'AudioContext',
    class {
      state = 'running'
      currentTime = 0
      sampleRate = 48_000
      createAnalyser = () => ({ fftSize: 0, getFloatTimeDomainData: (samples: Float32Array) => samples.fill(level) })
      createMediaStreamSource = () => ({ connect: () => undefined })
      close = async () => undefined
    },
  )
  ;({ store, unsent, messages, logOut } = await freshPhone())
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

describe('a voice note', () => {
  it('is recorded until Stop; then the microphone is closed', async () => {
    await store.startRecording()
    await speak(7)
    expect(await shown()).toMatchObject({ is: 'recording', level: expect.closeTo(0.1) })
    store.stopRecording()
    const { draft, isStored } = await ready()
    expect(draft).toMatchObject({ of: 'M1', end: 'stopped', isSilent: false, file: { kind: 'voice', type: 'audio/webm' } })
    expect([Math.round(draft.file.seconds ?? 0), draft.file.bytes.byteLength, isStored, track.isOpen]).toEqual([7, 32, true, false])
    expect([unsent.hasAttachmentDraft(), unsent.hasUnsent()]).toEqual([true, true])
  })

  it('of 61 s stops by itself at 60 and says so', async () => {
    await store.startRecording()
    await speak(61)
    const { draft } = await ready()
    expect([draft.end, draft.file.seconds, track.isOpen]).toEqual(['limit', 60, false])
  })

  it.each([
    ['ended', 'cut'],
    ['mute', 'cut'],
  ])('that a call cuts off (%s) is offered as far as it came', async (event, end) => {
    await store.startRecording()
    await speak(5)
    track.tell(event)
    const { draft } = await ready()
    expect([draft.end, Math.round(draft.file.seconds ?? 0)]).toEqual([end, 5])
  })

  it('stops when the tab is hidden, or its screen is left, and is offered afterwards', async () => {
    for (const leave of [
      () => {
        page.visibilityState = 'hidden'
        page.tell('visibilitychange')
      },
      () => store.leaveAttachment(),
    ]) {
      page.visibilityState = 'visible'
      await store.startRecording()
      await speak(4)
      leave()
      const { draft } = await ready()
      expect([draft.end, Math.round(draft.file.seconds ?? 0), track.isOpen]).toEqual(['hidden', 4, false])
      await store.deleteAttachment()
    }
  })

  it('whose page dies is offered at the next start, all but its last seconds', async () => {
    await store.startRecording()
    await speak(9)
    await vi.waitFor(() => expect(kept.rowsOf('attachmentDraft')).toHaveLength(1))
    ;({ store } = await freshPhone())
    await store.restoreAttachment()
    const { draft } = await ready()
    expect(draft.end).toBe('hidden')
    expect(draft.file.seconds).toBeGreaterThanOrEqual(6)
  })

  it('that the phone has no room for is kept by the page, which says so', async () => {
    hasRoom = false
    await store.startRecording()
    await speak(3)
    store.stopRecording()
    expect((await ready()).isStored).toBe(false)
    await store.sendAttachment()
    const [message] = await messages.listKept()
    expect([message?.file?.kind, messages.isOnlyHere(message?.key ?? ''), unsent.areMessagesWaiting()]).toEqual(['voice', true, true])
  })

  it('in which nobody spoke is told apart; where the phone does not tell, nothing is said', async () => {
    for (const [loud, isSilent] of [
      [0.001, true],
      [0.05, false],
      [NaN, false],
    ] as const) {
      level = loud
      await store.startRecording()
      await speak(3)
      store.stopRecording()
      expect([loud, (await ready()).draft.isSilent]).toEqual([loud, isSilent])
      await store.deleteAttachment()
    }
  })

  it('of no bytes, or shorter than a slip of the thumb, is none', async () => {
    Recorder.gives = 0
    await store.startRecording()
    await speak(5)
    store.stopRecording()
    expect(await shown()).toEqual({ is: 'wrong', problem: 'nothing' })
    Recorder.gives = 4
    await store.startRecording()
    await speak(0.3)
    store.stopRecording()
    expect(await shown()).toEqual({ is: 'wrong', problem: 'nothing' })
  })

  it('may be cut at any of its seconds', async () => {
    await store.startRecording()
    await speak(10)
    store.stopRecording()
    const before = (await ready()).draft
    await store.cutVoice(3.5)
    const { draft } = await ready()
    expect([Math.round(draft.file.seconds ?? 0), draft.file.bytes.byteLength, draft.key === before.key]).toEqual([4, 16, false])
  })

  it('is sent once, however often it is tapped, and is no draft any more', async () => {
    await store.startRecording()
    await speak(3)
    store.stopRecording()
    const { draft } = await ready()
    await Promise.all([store.sendAttachment(), store.sendAttachment(), store.sendAttachment()])
    expect(kept.rowsOf('outboxFiles')).toMatchObject([{ key: draft.key, of: 'M1', text: '', file: { kind: 'voice' } }])
    expect([await shown(), kept.rowsOf('attachmentDraft'), unsent.hasAttachmentDraft()]).toEqual([{ is: 'nothing' }, [], false])
  })
})

describe('a microphone', () => {
  it.each([
    ['NotAllowedError', 'refused'],
    ['NotFoundError', 'none'],
    ['NotReadableError', 'busy'],
  ])('that does not open (%s) is named', async (name, problem) => {
    ask = () => Promise.reject(new DOMException('no', name))
    await store.startRecording()
    expect(await shown()).toEqual({ is: 'wrong', problem })
  })

  it('that no page may use, or a browser that cannot record, is named', async () => {
    vi.stubGlobal('navigator', {})
    await store.startRecording()
    expect(await shown()).toEqual({ is: 'wrong', problem: 'blocked' })
  })

  it('that is allowed after its screen was left, or its member logged out, is closed at once', async () => {
    for (const leave of [() => store.leaveAttachment(), logOut]) {
      track = new Track()
      let allow: (stream: unknown) => void = () => undefined
      ask = () => new Promise((resolve) => (allow = resolve))
      const asking = store.startRecording()
      leave()
      allow({ getTracks: () => [track] })
      await asking
      expect([await shown(), track.isOpen]).toEqual([{ is: 'nothing' }, false])
    }
  })
})

it('a log-out while somebody speaks closes the microphone and keeps nothing', async () => {
  await store.startRecording()
  await speak(1)
  logOut()
  expect([await shown(), track.isOpen, kept.rowsOf('attachmentDraft')]).toEqual([{ is: 'nothing' }, false, []])
})

it('a photo that the phone cannot read is none', async () => {
  vi.stubGlobal('createImageBitmap', () => Promise.reject(new DOMException('too large', 'InvalidStateError')))
  await store.takePhoto(new File([new Uint8Array(40)], 'photo.jpg', { type: 'image/jpeg' }))
  expect(await shown()).toEqual({ is: 'wrong', problem: 'noPhoto' })
})
