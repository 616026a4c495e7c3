import { randomUUID } from 'node:crypto'
import { logOut } from '@mwc/contract/account/sessions/sessions.calls'
import { apiBase } from '@mwc/contract/endpoint/api-base'
import { me } from '@mwc/contract/account/people/people.calls'
import { deskAttachmentPath } from '@mwc/contract/messages/attachments'
import { listThreads, readDeskThread, replyThread } from '@mwc/contract/messages/message-desk.calls'
import { type Page, expect } from '@playwright/test'
import sharp from 'sharp'
import { activeMember } from './fixtures/people/active-member.ts'
import { callServer } from './fixtures/server/call-server.ts'
import { giveVoices, heardOn } from './fixtures/browser/stand-in-voices.ts'
import { inspectScreen } from './fixtures/screens/inspect-screen.ts'
import type { SignedUpMember } from './fixtures/people/signed-up-member.ts'
import { logInByPassword } from './fixtures/screens/sign-in.ts'
import { openAt } from './fixtures/screens/open-page.ts'
import { workerReady } from './fixtures/browser/service-worker.ts'
import { test } from './fixtures/server/test-with-own-desk.ts'
import { setTextSize } from './fixtures/screens/text-size.ts'
import { startingWith, type Words, wordsOf } from './fixtures/screens/words.ts'

test.use({ serviceWorkers: 'allow' })

const messageUs = '/pages/message-us/message-us'
const myPage = '/pages/tab-bar/my-page/my-page'

async function openThread(page: Page, base: string, member: SignedUpMember): Promise<Words> {
  const words = await openAt(page, base, messageUs)
  await logInByPassword(page, words, member)
  await expect(page).toHaveURL(`${base}/mobile${messageUs}`)
  return words
}

async function write(page: Page, words: Words, text: string): Promise<void> {
  await page.getByLabel(words.messages.label).fill(text)
  await page.getByRole('button', { name: words.messages.send, exact: true }).click()
}

const shown = (page: Page, text: string) => page.getByRole('log').getByText(text, { exact: true })

/** What the desk has of a member. */
async function atDesk({ base, token }: { base: string; token: string }, member: SignedUpMember) {
  const { user } = await callServer(base, me, {}, member.token)
  const { rows: threads } = await callServer(base, listThreads, { pageSize: 100 }, token)
  const id = threads.find(({ memberNumber }) => memberNumber === user.memberNumber)?.id
  if (id === undefined) return { id: '', texts: [] }
  const { messages } = await callServer(base, readDeskThread, { id }, token)
  return { id, texts: messages.map(({ text }) => text) }
}

/** What a member sent beside texts, as staff get it. */
async function filesAtDesk({ base, token }: { base: string; token: string }, member: SignedUpMember) {
  const { id } = await atDesk({ base, token }, member)
  const thread = await callServer(base, readDeskThread, { id }, token)
  const files = await Promise.all(
    thread.messages.map(async (message) => {
      const path = deskAttachmentPath.replace(':id', id).replace(':messageId', message.id)
      const answer = await fetch(base + apiBase + path, { headers: { cookie: `desk=${token}` } })
      return { type: answer.headers.get('content-type'), bytes: Buffer.from(await answer.arrayBuffer()) }
    }),
  )
  return { thread, files }
}

/** The one message of a thread is with the server, and the phone keeps nothing of it. */
async function expectSentOnce(page: Page, words: Words): Promise<void> {
  const sent = page.getByRole('log').getByText(startingWith(words.messages.sent))
  await expect(sent).toBeVisible()
  await page.reload()
  await expect(sent).toHaveCount(1)
  await expect(page.getByText(words.messages.waiting)).toHaveCount(0)
  await expect(page.getByLabel(words.messages.label)).toHaveValue('')
}

test('a member asks, staff answer, and the answer appears while the page is open; what both wrote is text', async ({
  page,
  base,
  desk,
  member,
}) => {
  const words = await openThread(page, base, member)
  await expect(page.getByText(words.messages.ask)).toBeVisible()
  await inspectScreen(page, 'message us, empty')
  await write(page, words, '  ')
  await expect(page.getByText('Type your message before pressing Send')).toBeVisible()
  await write(page, words, 'x'.repeat(141))
  await expect(page.getByText(words.messages.tooLong(1))).toBeVisible()
  await write(page, words, '<b>Rahem</b> is wrong')
  await expect(page.getByText(startingWith(words.messages.sent))).toBeVisible()
  const { id } = await atDesk(desk, member)
  const text = '<img src=x onerror=alert(1)> We have corrected it'
  await callServer(base, replyThread, { id, idempotencyKey: randomUUID(), text }, desk.token)
  await expect(shown(page, text)).toBeVisible()
  await expect(shown(page, '<b>Rahem</b> is wrong')).toBeVisible()
  await inspectScreen(page, 'message us, a thread')
})

test('a member asks by voice and by photo, without typing; staff hear and see it, and so does the member @release', async ({
  page,
  base,
  context,
  desk,
  member,
}) => {
  const words = await openThread(page, base, member)
  const { messages } = words
  const button = (name: string) => page.getByRole('button', { name, exact: true })
  const play = page.getByRole('button', { name: startingWith(`${messages.play}: `) })
  const isPlaying = page.getByRole('button', { name: startingWith(`${messages.pause}: `) })
  await workerReady(page)

  await page.getByLabel(messages.label).fill('Half a sent')
  await button(messages.speak).click()
  await expect(page.getByText(/0:01/)).toBeVisible()
  await button(messages.stop).click()
  await button(messages.remove).click()
  await expect(button(messages.speak)).toBeFocused()
  await expect(page.getByLabel(messages.label)).toHaveValue('Half a sent')

  // Left while it is recorded: what was said is there after a new start.
  await button(messages.speak).click()
  await inspectScreen(page, 'message us, recording')
  await expect(page.getByText(/0:0[3-9]/)).toBeVisible()
  await page.goto(`${base}/mobile${myPage}`)
  await page.goto(`${base}/mobile${messageUs}`)
  await play.click()
  await expect(isPlaying).toBeVisible()
  await inspectScreen(page, 'message us, a voice note before it is sent')

  // Sent without a network, it goes by itself once there is one.
  await context.setOffline(true)
  // A machine too busy to play the beeps has recorded silence, and the button says so.
  await button(messages.send).or(button(messages.sendAnyway)).click()
  await expect(page.getByText(messages.waiting)).toBeVisible()
  await page.reload()
  await expect(page.getByText(messages.waiting)).toBeVisible()
  await context.setOffline(false)
  await expect(page.getByRole('log').getByText(startingWith(messages.sent))).toHaveCount(1)

  const buffer = await sharp({ create: { width: 900, height: 600, channels: 3, background: 'teal' } })
    .jpeg()
    .toBuffer()
  await page.locator('input[type=file]').setInputFiles({ name: 'letter.jpg', mimeType: 'image/jpeg', buffer })
  await button(messages.send).click()
  await expect(page.getByRole('log').getByText(startingWith(messages.sent))).toHaveCount(2)

  const { thread, files } = await filesAtDesk(desk, member)
  expect(thread.messages.map(({ attachment }) => attachment?.kind)).toEqual(['voice', 'photo'])
  // What is recorded is stored every two seconds.
  expect(thread.messages[0]?.attachment?.seconds).toBeGreaterThanOrEqual(2)
  // WebM, and WebP in a RIFF file.
  expect(files.map(({ type }) => type)).toEqual(['audio/webm', 'image/webp'])
  expect(files.map(({ bytes }) => bytes.subarray(0, 4).toString('hex'))).toEqual(['1a45dfa3', '52494646'])
  expect(files[0]?.bytes.includes('A_OPUS')).toBe(true)

  await page.reload()
  await play.click()
  await expect(isPlaying).toBeVisible()
  await page
    .getByRole('log')
    .getByRole('button', { name: startingWith(messages.showPhoto) })
    .click()
  await expect(page.getByRole('dialog').getByRole('img', { name: messages.photo })).toBeVisible()
})

test('a message whose answer is lost on the way, and one that is written without a network, arrive once @release', async ({
  page,
  base,
  context,
  desk,
  member,
}) => {
  const words = await openThread(page, base, member)
  await workerReady(page, 'english', 'member')
  const calls = '**/h5-api/h5/messages'
  let lost = 0
  await page.route(calls, async (route) => {
    if (route.request().method() !== 'POST') return route.fallback()
    await route.fetch()
    await route.abort()
    lost += 1
  })
  await write(page, words, 'Can you hear me?')
  await expect.poll(() => lost).toBeGreaterThan(0)
  // Waiting or sent: the open thread, or the worker, may have told already that it arrived.
  await expect(shown(page, 'Can you hear me?')).toBeVisible()
  await page.unroute(calls)
  await context.setOffline(true)
  await write(page, words, 'I have no network')
  await page.getByLabel(words.messages.label).fill('Half a sent')
  await page.reload()
  await expect(shown(page, 'I have no network')).toBeVisible()
  await expect(page.getByLabel(words.messages.label)).toHaveValue('Half a sent')
  await page.goto(`${base}/mobile${myPage}`)
  await page.getByRole('button', { name: words.membership.logOut }).click()
  await expect(page.getByText(words.membership.logOutUnsent)).toBeVisible()
  await page.getByRole('button', { name: words.membership.stay }).click()
  await context.setOffline(false)
  await expect.poll(async () => (await atDesk(desk, member)).texts).toEqual(['Can you hear me?', 'I have no network'])
  await page.goto(`${base}/mobile${messageUs}`)
  await expect(page.getByRole('log').getByText(startingWith(words.messages.sent))).toHaveCount(2)
  await expect(page.getByText(words.messages.waiting)).toHaveCount(0)
  expect((await atDesk(desk, member)).texts).toHaveLength(2)
})

test('a phone whose database takes nothing keeps a message all the same, and it arrives once @release', async ({
  page,
  base,
  context,
  desk,
  member,
}) => {
  await page.addInitScript(() => {
    IDBObjectStore.prototype.put = () => {
      throw new DOMException('no room', 'QuotaExceededError')
    }
  })
  const words = await openThread(page, base, member)
  await workerReady(page, 'english', 'member')
  await context.setOffline(true)
  await write(page, words, 'My phone is full')
  await expect(shown(page, 'My phone is full')).toBeVisible()
  await page.reload()
  await expect(shown(page, 'My phone is full')).toBeVisible()
  await expect(page.getByLabel(words.messages.label)).toHaveValue('')
  await context.setOffline(false)
  await expectSentOnce(page, words)
  expect((await atDesk(desk, member)).texts).toEqual(['My phone is full'])
})

test('a phone that has room for the draft alone keeps that until the message has arrived @release', async ({
  page,
  base,
  context,
  desk,
  member,
}) => {
  await page.addInitScript(() => {
    const full = () => {
      throw new DOMException('no room', 'QuotaExceededError')
    }
    IDBObjectStore.prototype.put = full
    const keep = Storage.prototype.setItem
    Storage.prototype.setItem = function (key, value) {
      if (key === 'MESSAGES_UNKEPT') full()
      else keep.call(this, key, value)
    }
  })
  const words = await openThread(page, base, member)
  await workerReady(page, 'english', 'member')
  await context.setOffline(true)
  await write(page, words, 'No room at all')
  await expect(shown(page, 'No room at all')).toBeVisible()
  await page.reload()
  await expect(page.getByLabel(words.messages.label)).toHaveValue('No room at all')
  await context.setOffline(false)
  await page.getByRole('button', { name: words.messages.send, exact: true }).click()
  await expectSentOnce(page, words)
  expect((await atDesk(desk, member)).texts).toEqual(['No room at all'])
})

test('what a member wrote and could not send is not shown to the next member of the phone, nor sent as theirs', async ({
  page,
  base,
  desk,
  member,
}) => {
  const words = await openThread(page, base, member)
  const calls = '**/h5-api/h5/messages'
  await page.route(calls, async (route) => {
    if (route.request().method() !== 'POST') return route.fallback()
    // The session ended while the message was on its way.
    await callServer(base, logOut, {}, await page.evaluate(() => localStorage.getItem('TOKEN_H5') ?? ''))
    await route.fallback()
  })
  await write(page, words, 'For my own eyes')
  await expect(page).toHaveURL(/\/pages\/login\/login/)
  await page.unroute(calls)
  const next = await activeMember(base)
  await logInByPassword(page, words, next)
  await expect(page).toHaveURL(`${base}/mobile${messageUs}`)
  await expect(page.getByText(words.messages.ask)).toBeVisible()
  await expect(page.getByText('For my own eyes')).toHaveCount(0)
  await write(page, words, 'And I am somebody else')
  await expect(page.getByRole('log').getByText(startingWith(words.messages.sent))).toHaveCount(1)
  expect([(await atDesk(desk, next)).texts, (await atDesk(desk, member)).texts]).toEqual([['And I am somebody else'], []])
})

test('what was sent is in sight with its state, also with words of twice their size @release', async ({ page, base, member }) => {
  const words = await openThread(page, base, member)
  const { messages } = words
  await expect(page.getByText(messages.ask)).toBeVisible()
  const buffer = await sharp({ create: { width: 900, height: 600, channels: 3, background: 'teal' } })
    .jpeg()
    .toBuffer()
  const last = page.getByRole('log').getByRole('listitem').last()
  const state = last.getByText(startingWith(messages.sent))
  let sent = 0
  const seesSent = async () => {
    await expect(page.getByRole('log').getByText(startingWith(messages.sent))).toHaveCount((sent += 1))
    await expect(state).toBeInViewport({ ratio: 0.95 })
    const [below, bar, box] = [page.locator('header').first(), page.locator('main + div').first(), state].map((one) => one.boundingBox())
    expect((await box)?.y, 'below the title').toBeGreaterThanOrEqual(((await below)?.height ?? 0) - 1)
    expect(((await box)?.y ?? 0) + ((await box)?.height ?? 0), 'above the box').toBeLessThanOrEqual(((await bar)?.y ?? 0) + 1)
    await expect(page.getByRole('button', { name: messages.newBelow })).toHaveCount(0)
  }
  for (const [width, height, text] of [
    [320, 640, '200%'],
    [412, 800, '200%'],
    [320, 640, '100%'],
    [360, 740, '100%'],
  ] as const) {
    await page.setViewportSize({ width, height })
    await setTextSize(page, text)
    await write(page, words, `At ${text} of ${width}`)
    await seesSent()
    await page.locator('input[type=file]').setInputFiles({ name: 'letter.jpg', mimeType: 'image/jpeg', buffer })
    // Not the one of the box, which stands there until the photo is read.
    const photo = page.getByRole('group', { name: messages.photo, exact: true })
    await photo.getByRole('button', { name: messages.send, exact: true }).click()
    await seesSent()
  }
})

test('nothing is read into a voice that is recorded, and a speaker that is touched meanwhile says why it is still @release', async ({
  page,
  base,
  member,
}) => {
  // Its voices come after the recording has begun.
  await giveVoices(page, { voices: [{ lang: 'en-US' }], lateMs: 4_000 })
  const { messages, readAloud, shared } = await openThread(page, base, member)
  const press = (name: string) => page.getByRole('button', { name, exact: true }).click()
  await page.reload()
  await press(shared.readAloud)
  await press(messages.speak)
  await expect(page.getByText(/0:05/)).toBeVisible()
  expect(await heardOn(page)).toEqual([])
  await press(shared.readAloud)
  await expect(page.getByText(readAloud.notNow)).toBeVisible()
  expect(await heardOn(page)).toEqual([])
})

test('who asks by voice hears how before, nothing meanwhile, and then what was recorded and that it was sent', async ({
  page,
  base,
  context,
  member,
}) => {
  await giveVoices(page, { voices: [{ lang: 'en-US' }], ends: true })
  const { messages, shared } = await openThread(page, base, member)
  const press = (name: string) => page.getByRole('button', { name, exact: true }).click()
  const heardLast = async () => (await heardOn(page)).at(-1)
  await expect(page.getByText(messages.ask, { exact: true })).toBeVisible()
  await press(shared.readAloud)
  await expect.poll(async () => (await heardOn(page)).join(' ')).toContain(messages.speakHow)
  await expect(page.getByRole('button', { name: shared.readAloud, exact: true })).toBeVisible()
  const before = await heardOn(page)
  await press(messages.speak)
  await expect(page.getByText(/0:03/)).toBeVisible()
  expect(await heardOn(page)).toEqual(before)
  await press(messages.stop)
  await expect.poll(heardLast).toMatch(/Listen, delete or send it/)
  await press(messages.send)
  await expect.poll(heardLast).toMatch(new RegExp(`^${messages.sent}, `))
  await context.setOffline(true)
  await write(page, wordsOf.english, 'And this')
  await expect.poll(heardLast).toBe(messages.waiting)
})
