import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { memberNote, readerNote } from '../shared/pages/page-caches.ts'

const asset = (name: string) => `/mobile/assets/${name}`
const texts = { everyone: [asset('words-english-home.js')], member: [asset('words-english-home.js'), asset('words-english-card.js')] }
const list = { member: [asset('card.js')], rest: [asset('pay.js')], words: { en: texts } }

/** Caches of a phone: by name, what is kept under which address. */
let kept: Map<string, Map<string, Response>>
let fetched: string[]

function open(name: string) {
  const cache = kept.get(name) ?? new Map<string, Response>()
  kept.set(name, cache)
  return {
    match: async (url: string) => cache.get(url)?.clone(),
    put: async (url: string, response: Response) => void cache.set(url, response),
    keys: async () => [...cache.keys()].map((url) => ({ url: `https://app.example${url}` })),
    delete: async (url: string) => cache.delete(new URL(url, 'https://app.example').pathname),
  }
}

async function startOn(connection: object | undefined, answer = (_url: string) => new Response('code')) {
  vi.resetModules()
  vi.stubGlobal('self', { __WB_MANIFEST: list })
  vi.stubGlobal('navigator', { connection })
  vi.stubGlobal('caches', { open: async (name: string) => open(name), keys: async () => [...kept.keys()] })
  vi.stubGlobal('fetch', async (url: string) => {
    fetched.push(url)
    return answer(url)
  })
  return import('./kept-files.ts')
}

beforeEach(() => {
  kept = new Map([['reader', new Map([[readerNote, new Response('en')]])]])
  fetched = []
})
afterEach(() => vi.unstubAllGlobals())

const wifi = { type: 'wifi', saveData: false }

it.each([
  ['of which nothing is known', undefined],
  ['of which the kind is not known', { saveData: false }],
  ['on mobile data', { type: 'cellular', saveData: false }],
  ['on Wi-Fi with data saving', { ...wifi, saveData: true }],
])('a visitor’s phone %s keeps the texts of the first screens alone', async (_which, connection) => {
  await (await startOn(connection)).keepForReader()
  expect(fetched).toEqual(texts.everyone)
})

it('where somebody has signed in, a member’s screens are kept, each file fetched once', async () => {
  const files = await startOn(undefined)
  await files.keepForReader()
  await files.noteMember()
  await files.keepForReader()
  await files.keepForReader()
  expect(fetched).toEqual([...texts.member, ...list.member])
})

it('on Wi-Fi everything is kept', async () => {
  await (await startOn(wifi)).keepForReader()
  expect(new Set(fetched)).toEqual(new Set([...texts.member, ...list.member, ...list.rest]))
})

it('what was opened is kept, but nothing that is not of this build, nor a page in its place', async () => {
  const files = await startOn(
    undefined,
    (url) => new Response('', { headers: { 'content-type': url.includes('pay') ? 'text/html' : 'text/javascript' } }),
  )
  await files.keepFiles([asset('card.js'), asset('pay.js'), asset('gone.js'), 'https://elsewhere.example/card.js'])
  expect(fetched).toEqual([asset('card.js'), asset('pay.js')])
  expect([...(kept.get('words')?.keys() ?? [])]).toEqual([asset('card.js')])
})

it('a phone whose build kept everything for everybody goes on as a member’s', async () => {
  const files = await startOn(undefined)
  await files.followOlderBuild()
  expect(kept.get('reader')?.has(memberNote)).toBe(false)
  kept.set('workbox-precache-v2-x', new Map([[asset('member-rewards.screen-Abcd1234.js'), new Response()]]))
  await files.followOlderBuild()
  expect(kept.get('reader')?.has(memberNote)).toBe(true)
})

it('files of another build are let go of', async () => {
  const files = await startOn(undefined)
  kept.set('words', new Map([asset('card.js'), asset('card-of-yesterday.js')].map((url) => [url, new Response()])))
  await files.forgetOldFiles()
  expect([...(kept.get('words')?.keys() ?? [])]).toEqual([asset('card.js')])
})
