import { me, setLanguage } from '@mwc/contract/account/people/people.calls'
import { apiBase } from '@mwc/contract/endpoint/api-base'
import { type AttachmentKind, sendAttachmentPath } from '@mwc/contract/messages/attachments'
import { addMessageTemplate } from '@mwc/contract/messages/message-template-desk.calls'
import { readThread, sendMessage } from '@mwc/contract/messages/messages.calls'
import { randomUUID } from 'node:crypto'
import { expect, type Page } from '@playwright/test'
import sharp from 'sharp'
import { doTask } from './fixtures/desk/do-task.ts'
import { activeMember } from './fixtures/people/active-member.ts'
import { newStaff, signInOnPage } from './fixtures/people/new-staff.ts'
import { inspectDeskPage } from './fixtures/screens/inspect-desk-page.ts'
import { callServer } from './fixtures/server/call-server.ts'
import { test } from './fixtures/server/test-with-own-desk.ts'

test.use({ viewport: { width: 1280, height: 800 }, isMobile: false, hasTouch: false })

/** An active member who reads a language, with what the desk knows of them. */
async function memberWho(base: string, language: 'english' | 'bengali' | 'india') {
  const { token } = await activeMember(base)
  await callServer(base, setLanguage, { language }, token)
  const { user } = await callServer(base, me, {}, token)
  const write = (text: string) => callServer(base, sendMessage, { idempotencyKey: randomUUID(), text }, token)
  const texts = async () => (await callServer(base, readThread, {}, token)).messages.map(({ text }) => text)
  const sendFile = async (kind: AttachmentKind, type: string, body: Buffer) => {
    const headers = { authorization: `Bearer ${token}`, 'content-type': type }
    const path = apiBase + sendAttachmentPath(kind, randomUUID())
    expect((await fetch(base + path, { method: 'POST', headers, body: new Uint8Array(body) })).status).toBe(200)
  }
  return { user, write, texts, sendFile }
}

/** Two seconds of a tone, as a phone with this browser records it. */
async function recordTone(page: Page): Promise<Buffer> {
  const bytes = await page.evaluate(async () => {
    const context = new AudioContext()
    const tone = context.createOscillator()
    const out = context.createMediaStreamDestination()
    tone.connect(out)
    tone.start()
    const recorder = new MediaRecorder(out.stream, { mimeType: 'audio/webm;codecs=opus' })
    const pieces: Blob[] = []
    recorder.ondataavailable = ({ data }) => pieces.push(data)
    recorder.start()
    await new Promise((done) => setTimeout(done, 2_000))
    await new Promise((done) => {
      recorder.onstop = done
      recorder.stop()
    })
    await context.close()
    return [...new Uint8Array(await new Blob(pieces).arrayBuffer())]
  })
  return Buffer.from(bytes)
}

const box = (page: Page) => page.getByRole('textbox', { name: /^Message to / })
const log = (page: Page) => page.getByRole('log')
const row = (page: Page, memberNumber: string) => page.getByRole('row').filter({ hasText: memberNumber })

test('templates are written with holes that are the same in every language @release', async ({ page, base, desk }) => {
  await page.goto(`${base}/console/message-templates`)
  await signInOnPage(page, await newStaff(desk, 'support'))
  await expect(page.getByText('No templates yet')).toBeVisible()
  await inspectDeskPage(page, 'no templates yet')
  const cell = (language: string) => page.getByRole('textbox', { name: `Text, ${language}`, exact: true })
  await doTask(page, 'write a template, or change one', async (aside) => {
    await page.getByRole('link', { name: 'New template' }).click()
    await page.getByLabel('Name').fill('Card is ready')
    await cell('English').fill('Hello {name}, your card is ready. Come before {day}.')
    await cell('বাংলা').fill('{name}, আপনার কার্ড তৈরি। {দিন} তারিখের মধ্যে আসুন।')
    await aside(async () => {
      await page.getByRole('button', { name: 'Make the template' }).click()
      await expect(cell('বাংলা')).toHaveAttribute('aria-invalid', 'true')
      await expect(page.getByText('This needs what stands in {brackets} in the English text')).toBeVisible()
      await inspectDeskPage(page, 'a template that is not right yet')
    })
    await cell('বাংলা').fill('{name}, আপনার কার্ড তৈরি। {day} তারিখের মধ্যে আসুন।')
    await page.getByRole('button', { name: 'Make the template' }).click()
    await expect(page).toHaveURL(/\/message-templates\/[0-9a-f-]{36}\/show$/)
  })
  await inspectDeskPage(page, 'a template')
  await page.goto(`${base}/console/message-templates`)
  await expect(page.getByRole('row').filter({ hasText: 'Card is ready' })).toContainText('Missing: Chinese, Tamil')
  await inspectDeskPage(page, 'the templates')
  await page.getByRole('link', { name: 'Card is ready' }).click()
  await doTask(page, 'offer a template no more', async () => {
    await page.getByRole('button', { name: 'Archive' }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Archive' }).click()
    await expect(page.getByText('Archived', { exact: true })).toBeVisible()
    await page.getByRole('button', { name: 'Take back' }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Take back' }).click()
    await expect(page.getByText('In use', { exact: true })).toBeVisible()
  })
})

test('what waits is found, seen and heard, answered in Bengali from a template, closed as it was seen, and opened again @release', async ({
  page,
  base,
  desk,
  browser,
}) => {
  const [asks, other] = [await memberWho(base, 'bengali'), await memberWho(base, 'india')]
  const staff = await newStaff(desk, 'support')
  const texts = {
    english: 'Hello {name}, your card waits. Come before {day}.',
    bengali: '{name}, আপনার কার্ড তৈরি। {day} তারিখের মধ্যে আসুন।',
  }
  const name = `Your card waits ${randomUUID().slice(0, 4)}`
  await callServer(base, addMessageTemplate, { name, texts }, desk.token)
  await page.goto(`${base}/console/`)
  await signInOnPage(page, staff)
  await asks.write('আমার কার্ড কোথায়?')
  await asks.sendFile('voice', 'audio/webm', await recordTone(page))
  const letter = await sharp({ create: { width: 1200, height: 1600, channels: 3, background: 'linen' } })
    .jpeg()
    .toBuffer()
  await asks.sendFile('photo', 'image/jpeg', letter)

  await page.reload()
  const waits = page.getByRole('list', { name: 'What waits' }).getByRole('listitem').filter({ hasText: 'Messages' })
  await waits.getByRole('link').click()
  await expect(page.getByRole('heading', { name: 'Inbox', level: 1 })).toBeVisible()
  await expect(row(page, asks.user.memberNumber)).toContainText('A photo')
  await inspectDeskPage(page, 'the inbox')

  // What comes while a hand is at the rows waits until it is away.
  await row(page, asks.user.memberNumber).hover()
  await other.write('அலுவலகம் எப்போது திறக்கும்?')
  await expect(page.getByText('One has come or gone.')).toBeVisible({ timeout: 30_000 })
  await expect(row(page, other.user.memberNumber)).toBeHidden()
  await page.getByRole('heading', { level: 1 }).hover()
  await expect(row(page, other.user.memberNumber)).toBeVisible()
  await doTask(page, 'see who waits for an answer, and how long answers took', async () => {
    await page.getByRole('combobox', { name: 'Language' }).click()
    await page.getByRole('option', { name: 'Bengali' }).click()
    await expect(row(page, other.user.memberNumber)).toBeHidden()
    await row(page, asks.user.memberNumber).getByRole('link').click()
  })

  // Seen and heard.
  await expect(log(page)).toContainText('আমার কার্ড কোথায়?')
  await page.getByRole('button', { name: /^Photo from .*: make it large$/ }).click()
  await expect(page.getByRole('dialog').getByRole('img')).toBeVisible()
  await page.getByRole('button', { name: 'Full size' }).click()
  await inspectDeskPage(page, 'a photo')
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: /^Voice note, 0:0/ }).click()
  await expect.poll(() => page.locator('audio').evaluate((audio: HTMLAudioElement) => audio.currentTime)).toBeGreaterThan(0)
  await inspectDeskPage(page, 'a thread')

  // Answered from a template: a hole that is left is said before anything is sent.
  await doTask(page, 'take a thread, give it to a colleague or back to nobody', async () => {
    await page.getByRole('button', { name: 'Take it' }).click()
    await page.getByRole('button', { name: 'Give it back' }).click()
    await page.getByRole('button', { name: 'Take it' }).click()
    await expect(page.getByRole('button', { name: 'Give it back' })).toBeVisible()
  })
  await page.getByRole('combobox', { name: 'Insert a template' }).fill(name)
  await page.getByRole('option', { name }).click()
  await expect(box(page)).toHaveValue(`${asks.user.fullName}, আপনার কার্ড তৈরি। {day} তারিখের মধ্যে আসুন।`)
  await page.keyboard.press('Control+Enter')
  await expect(page.getByText('Fill in {day}, or take it out.')).toBeVisible()
  await inspectDeskPage(page, 'a hole that is left')
  await page.reload()
  await page.getByRole('button', { name: 'Fill in {day}' }).click()
  await page.keyboard.type('5 Dec 2026')
  await page.keyboard.press('Control+Enter')
  const answer = `${asks.user.fullName}, আপনার কার্ড তৈরি। 5 Dec 2026 তারিখের মধ্যে আসুন।`
  await expect(log(page)).toContainText(answer)
  await expect(box(page)).toHaveValue('')
  expect((await asks.texts()).filter((text) => text === answer)).toHaveLength(1)

  // A second tab follows the first, and the first the second.
  const second = await page.context().newPage()
  await second.goto(page.url())
  await expect(log(second)).toContainText(answer)
  await doTask(second, 'answer a member', async () => {
    await box(second).fill('From the other tab')
    await second.getByRole('button', { name: 'Send', exact: true }).click()
    await expect(log(page)).toContainText('From the other tab')
  })
  await doTask(second, "answer from a template in the member's language", async () => {
    await second.getByRole('combobox', { name: 'Insert a template' }).fill(name)
    await second.getByRole('option', { name }).click()
    await second.getByRole('button', { name: 'Fill in {day}' }).click()
    await second.keyboard.type('6 Dec 2026')
    await second.keyboard.press('Control+Enter')
    await expect(log(page)).toContainText('6 Dec 2026')
  })
  await second.close()

  // A colleague who opens it is seen, and seen to write, by both before either sends.
  const colleague = await newStaff(desk, 'support')
  const theirs = await (await browser.newContext({ viewport: { width: 1280, height: 800 } })).newPage()
  await theirs.goto(page.url())
  await signInOnPage(theirs, colleague)
  await doTask(page, 'see whether a colleague has the same thread open, or writes in it', async () => {
    await expect(page.getByText(`${colleague.username} has this thread open, too.`)).toBeVisible()
    await expect(theirs.getByText(`${staff.username} has this thread open, too.`)).toBeVisible()
    await box(theirs).pressSequentially('I am at it')
    await expect(page.getByText(`${colleague.username} is writing to this member now.`)).toBeVisible()
  })
  await inspectDeskPage(page, 'a colleague who writes')
  await theirs.close()
  await expect(page.getByText(colleague.username)).toBeHidden()

  // The member writes what this page has not heard of: it is not closed over that.
  const news = /\/desk\/threads\/[^/]+\?after=/
  await page.route(news, () => undefined)
  await page.reload()
  await expect(log(page)).toContainText('From the other tab')
  await asks.write('One thing more')
  await page.getByRole('button', { name: 'Close', exact: true }).click()
  await expect(page.getByText('The member has written again.')).toBeVisible()
  await page.unroute(news)
  await page.reload()
  await expect(log(page)).toContainText('One thing more')
  await doTask(page, 'be done with a thread, or open it again', async () => {
    await page.getByRole('button', { name: 'Close', exact: true }).click()
    await expect(page.getByRole('button', { name: 'Open again' })).toBeVisible()
    await page.getByRole('button', { name: 'Open again' }).click()
    await expect(page.getByRole('button', { name: 'Close', exact: true })).toBeVisible()
  })

  // A template that is not there in the member's language.
  await page.goto(`${base}/console/threads`)
  await row(page, other.user.memberNumber).getByRole('link').click()
  await page.getByRole('combobox', { name: 'Insert a template' }).click()
  await page.getByRole('option', { name }).click()
  await expect(page.getByText(`“${name}” is not written in Tamil, which ${other.user.fullName} reads.`)).toBeVisible()
  await inspectDeskPage(page, 'a template without the language')
  await page.getByRole('button', { name: 'Take the English' }).click()
  await expect(box(page)).toHaveValue(`Hello ${other.user.fullName}, your card waits. Come before {day}.`)
})

test('staff write first from a record, and the thread opens @release', async ({ page, base, desk }) => {
  const { user, texts } = await memberWho(base, 'english')
  await page.goto(`${base}/console/members/${user.id}/show`)
  await signInOnPage(page, await newStaff(desk, 'support'))
  await doTask(page, 'write to a member first', async (aside) => {
    await page.getByRole('button', { name: 'Write a message' }).click()
    await aside(async () => {
      await page.getByRole('button', { name: 'Send', exact: true }).click()
      await expect(page.getByText('Type your message before you send it.')).toBeVisible()
      await inspectDeskPage(page, 'a message from the record')
    })
    await box(page).fill('Please come to the centre <b>today</b>')
    await page.keyboard.press('Control+Enter')
    await expect(page).toHaveURL(/\/threads\/[0-9a-f-]{36}\/show$/)
    await expect(log(page)).toContainText('Please come to the centre <b>today</b>')
  })
  expect(await texts()).toEqual(['Please come to the centre <b>today</b>'])
  await page.getByRole('link', { name: user.fullName }).click()
  await page.getByRole('link', { name: 'Open the thread' }).click()
  await expect(page).toHaveURL(/\/threads\//)
})
