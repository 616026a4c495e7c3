import { appBase, latestNewsPath } from '../mobile/src/paths/paths.ts'
import { expect, type Page } from '@playwright/test'
import sharp from 'sharp'
import { doTask } from './fixtures/desk/do-task.ts'
import { newStaff, signInOnPage } from './fixtures/people/new-staff.ts'
import { inspectDeskPage } from './fixtures/screens/inspect-desk-page.ts'
import { test } from './fixtures/server/test-with-own-desk.ts'

test.use({ viewport: { width: 1280, height: 800 }, isMobile: false, hasTouch: false })

const texts = {
  English: ['Free eye tests on Sunday', 'At the Jurong centre, 10 AM to 4 PM.', 'Bring your **card**.'],
  简体中文: ['周日免费检查视力', '在裕廊中心，上午 10 点到下午 4 点。', '请带上您的**会员卡**。'],
  বাংলা: ['রবিবার বিনা খরচে চোখ পরীক্ষা', 'জুরং সেন্টারে, সকাল ১০টা থেকে বিকেল ৪টা।', 'আপনার **কার্ড** আনুন।'],
  தமிழ்: ['ஞாயிறு அன்று இலவசக் கண் பரிசோதனை', 'ஜூரோங் சென்டரில், காலை 10 முதல் மாலை 4 வரை.', 'உங்கள் **கார்டு** கொண்டு வரவும்.'],
}
const fields = ['Title', 'Summary', 'Text']
const cell = (page: Page, field: string, language: string) => page.getByRole('textbox', { name: `${field}, ${language}`, exact: true })

test('a news item from nothing to published in four languages, changed by two, put back, archived, and an order changed by keys @release', async ({
  page,
  base,
  desk,
  context,
}) => {
  const editor = await newStaff(desk, 'content')
  await page.goto(`${base}/console/news`)
  await signInOnPage(page, editor)
  await expect(page.getByRole('row')).not.toHaveCount(0)
  await inspectDeskPage(page, 'the news')

  const preview = page.frameLocator('iframe[title=Preview]')
  // Each press and each field that is typed into is an interaction.
  let interactions = 0
  const does = async (act: Promise<void>) => {
    interactions += 1
    await act
  }
  await doTask(page, 'publish news', async (aside) => {
    await does(page.getByRole('link', { name: 'New news item' }).click())
    await expect(page.getByRole('button', { name: 'Publish now' })).toBeVisible()
    for (const [language, written] of Object.entries(texts)) {
      for (const [i, field] of fields.entries()) await does(cell(page, field, language).fill(written[i] ?? ''))
    }
    await inspectDeskPage(page, 'a new news item')
    // As members will see it, beside what is typed; what it shows is as wide as a small phone and leads nowhere.
    await aside(async () => {
      await page.getByRole('button', { name: 'Preview' }).click()
      await expect(preview.getByRole('heading', { name: 'Free eye tests on Sunday' })).toHaveCount(2)
      await page.getByRole('tab', { name: 'বাংলা' }).last().click()
      await expect(preview.locator('html')).toHaveAttribute('lang', 'bn')
      await cell(page, 'Title', 'বাংলা').fill('রবিবার চোখ পরীক্ষা')
      await expect(preview.getByRole('heading', { name: 'রবিবার চোখ পরীক্ষা' })).toHaveCount(2)
      await preview.getByRole('link').first().click()
      await expect(preview.getByRole('heading', { name: 'রবিবার চোখ পরীক্ষা' })).toHaveCount(2)
      expect(await preview.locator('html').evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)).toBe(0)
      await inspectDeskPage(page, 'the preview')
      await page.getByRole('button', { name: 'Preview' }).click()
      await cell(page, 'Title', 'বাংলা').fill(texts.বাংলা[0] ?? '')
    })
    await does(page.getByRole('button', { name: 'Publish now' }).click())
    await expect(page.getByText('Saved. Members see it now.')).toBeVisible()
  })
  expect(interactions).toBe(14)
  await expect(page).toHaveURL(/\/news\/[0-9a-f-]{36}\/show$/)
  const address = page.url()
  const member = await context.newPage()
  await member.goto(`${base}${appBase}${latestNewsPath}`)
  await expect(member.getByText('Free eye tests on Sunday')).toBeVisible()
  await member.close()

  // Somebody else saves meanwhile: what was typed stays, beside what stands now.
  const colleague = await context.newPage()
  await colleague.goto(address)
  await cell(page, 'Title', 'English').fill('Free eye tests this Sunday')
  await doTask(colleague, 'change a text that members read', async () => {
    await cell(colleague, 'Title', 'English').fill('Free eye tests on 6 December')
    await colleague.getByRole('button', { name: 'Save', exact: true }).click()
    await expect(colleague.getByText('Older than its English')).toHaveCount(3)
  })
  await colleague.close()
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(page.getByText('Somebody else saved this')).toBeVisible()
  await expect(page.getByText('Stands now: Free eye tests on 6 December')).toBeVisible()
  await expect(cell(page, 'Title', 'English')).toHaveValue('Free eye tests this Sunday')
  await inspectDeskPage(page, 'two on one news item')
  await doTask(page, 'write a translation that is missing or older', async () => {
    await cell(page, 'Title', 'বাংলা').fill('এই রবিবার বিনা খরচে চোখ পরীক্ষা')
    await page.getByRole('button', { name: 'Still fits: Title, 简体中文' }).click()
    await page.getByRole('button', { name: 'Save', exact: true }).click()
    await expect(page.getByText('Older than its English')).toHaveCount(1)
  })

  await page.goto(`${base}/console/translations`)
  await expect(page.getByRole('row').filter({ hasText: 'Free eye tests this Sunday' })).toContainText('தமிழ்')
  await inspectDeskPage(page, 'the translations')
  await page.goto(address)

  // An end before the beginning, a text that is too long and a script: said at their fields, and nothing is lost.
  await page.getByLabel('Until').fill('2020-01-01T10:00')
  await cell(page, 'Text', 'English').fill(`<script>alert(1)</script>${'a'.repeat(8000)}`)
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(page.getByLabel('Until')).toHaveAccessibleDescription(/This is before it begins/)
  await expect(cell(page, 'Text', 'English')).toHaveAccessibleDescription(/At most 8,000 characters: this has 8,025.*HTML does nothing/)
  await page.getByRole('button', { name: 'Undo what I typed' }).click()

  await doTask(page, 'put back what an item said before', async () => {
    await page.getByRole('button', { name: 'Versions' }).click()
    const first = page.getByRole('listitem').filter({ hasText: 'Version 1' })
    await expect(first).toContainText('Free eye tests on Sunday')
    await inspectDeskPage(page, 'the versions')
    await first.getByRole('button', { name: 'Put this back' }).click()
    await expect(cell(page, 'Title', 'English')).toHaveValue('Free eye tests on Sunday')
    await page.getByRole('button', { name: 'Save', exact: true }).click()
    // Chinese was said to fit the English of a moment ago.
    await expect(page.getByRole('button', { name: 'Still fits: Title, 简体中文' })).toBeVisible()
  })
  await expect(page.getByText('Older than its English')).toHaveCount(1)
  // Asked over the form of the item, it does not save that, too.
  const sent: string[] = []
  page.on('request', (request) => void (request.method() === 'POST' && sent.push(new URL(request.url()).pathname)))
  await page.getByRole('button', { name: 'Archive' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Archive' }).click()
  await expect(page.getByRole('button', { name: 'Take back' })).toBeVisible()
  expect(sent).toEqual([expect.stringMatching(/\/archive$/)])

  await page.goto(`${base}/console/banners`)
  const rows = page.getByRole('row')
  const second = (await rows.nth(2).getByRole('link').textContent()) ?? ''
  await page.getByRole('button', { name: 'Change the order' }).click()
  await page.getByRole('button', { name: `Drag ${second}` }).focus()
  await inspectDeskPage(page, 'the order of banners')
  const said = (text: string) => page.getByRole('status').filter({ hasText: `${second} is ${text}` })
  // A key that comes before the page has its width again does nothing: it is pressed again, as people would.
  await expect(async () => {
    await page.getByRole('button', { name: `Drag ${second}` }).focus()
    await page.keyboard.press('Space')
    await expect(said('at place 2')).toBeAttached({ timeout: 2000 })
  }).toPass()
  // Nor does one while the list is still measured.
  await expect(async () => {
    await page.keyboard.press('ArrowUp')
    await expect(said('at place 1')).toBeAttached({ timeout: 2000 })
  }).toPass()
  const moved = page.waitForResponse((response) => response.url().endsWith('/move') && response.ok())
  await page.keyboard.press('Space')
  await expect(said('put down at place 1')).toBeAttached()
  await moved
  await page.getByRole('button', { name: 'Done' }).click()
  await expect(rows.nth(1)).toContainText(second)
  await doTask(page, 'change the order of banners, questions, places', async () => {
    await page.getByRole('button', { name: 'Change the order' }).click()
    await page.getByRole('button', { name: `Move ${second} down` }).click()
    await page.getByRole('button', { name: 'Done' }).click()
    await expect(rows.nth(2)).toContainText(second)
  })
  // Moved again while a move is under way, the second is sent once the first is answered.
  const [moves, isMovedTwice] = [[] as string[], Promise.withResolvers<void>()]
  await page.route('**/move', async (route) => {
    moves.push('sent')
    await isMovedTwice.promise
    const response = await route.fetch()
    moves.push('answered')
    await route.fulfill({ response })
  })
  await page.getByRole('button', { name: 'Change the order' }).click()
  await page.getByRole('button', { name: `Move ${second} up` }).click()
  await page.getByRole('button', { name: `Move ${second} down` }).click()
  isMovedTwice.resolve()
  await expect.poll(() => moves).toEqual(['sent', 'answered', 'sent', 'answered'])
  await page.getByRole('button', { name: 'Done' }).click()
  await expect(rows.nth(2)).toContainText(second)

  // A text that says it is a picture is refused in words; a picture is chosen again from the library, which says where it is.
  await page.goto(`${base}/console/pictures`)
  const cards = page.getByRole('main').getByRole('listitem')
  await expect(cards.first()).toContainText('Shown by')
  await inspectDeskPage(page, 'the pictures')
  const file = (name: string, mimeType: string) => ({ name, mimeType, buffer: Buffer.from('A text and no picture') })
  await page.locator('input[type=file]').setInputFiles(file('notes.txt', 'text/plain'))
  await expect(page.getByText('This is a text. Choose a picture')).toBeVisible()
  await page.locator('input[type=file]').setInputFiles(file('photo.png', 'image/png'))
  await expect(page.getByText('This file says that it is a picture, and is none')).toBeVisible()

  // A picture is described as it comes, and cut around what matters; what is wrong is said at its field.
  const boat = await sharp({ create: { width: 900, height: 1200, channels: 3, background: 'teal' } })
    .png()
    .toBuffer()
  const asked = page.getByRole('dialog', { name: 'Describe the picture' })
  await doTask(page, 'add a picture', async (aside) => {
    await page.locator('input[type=file]').setInputFiles({ name: 'boat.png', mimeType: 'image/png', buffer: boat })
    await expect(asked.getByText('Not described yet')).toBeVisible()
    await inspectDeskPage(page, 'a picture to describe')
    await aside(async () => {
      await cell(page, 'What it shows', 'English').fill(`A boat${' in the harbour'.repeat(14)}`)
      const point = asked.getByRole('button', { name: /^Focus point/ })
      await expect.poll(async () => (await point.boundingBox())?.height ?? 0).toBeGreaterThan(200)
      const { width, height } = (await point.boundingBox()) ?? { width: 0, height: 0 }
      await point.click({ position: { x: width / 4, y: (height * 3) / 4 } })
      // A tap falls on whole pixels.
      await expect(asked.getByLabel('Percent from the left')).toHaveValue(/^2[456]$/)
      await expect(asked.getByLabel('Percent from the top')).toHaveValue(/^7[456]$/)
      await asked.getByLabel('Percent from the left').fill('25')
      await asked.getByLabel('Percent from the top').fill('75')
      await point.focus()
      await page.keyboard.press('ArrowRight')
      await page.keyboard.press('Shift+ArrowUp')
      await expect(point).toHaveAccessibleName(/^Focus point, 26 % from the left and 65 % from the top/)
      await asked.getByLabel('Percent from the top').fill('101')
      await asked.getByRole('button', { name: 'Save' }).click()
      await expect(asked.getByLabel('Percent from the top')).toHaveAccessibleDescription('Too low or too high. 0 to 100')
      await expect(cell(page, 'What it shows', 'English')).toHaveAccessibleDescription(/At most 200 characters: this has 216/)
      await asked.getByLabel('Percent from the top').fill('65')
    })
    await cell(page, 'What it shows', 'English').fill('A boat in the harbour')
    await asked.getByRole('button', { name: 'Save' }).click()
    await expect(asked).toBeHidden()
  })
  const added = cards.filter({ hasText: 'A boat in the harbour' })
  await expect(added).toContainText('Missing in 简体中文, বাংলা, தமிழ்')
  await doTask(page, 'say what a picture shows, or what of it stays in sight', async () => {
    await added.getByRole('link', { name: 'A boat in the harbour' }).click()
    await expect(cell(page, 'What it shows', 'English')).toHaveValue('A boat in the harbour')
    await cell(page, 'What it shows', 'বাংলা').fill('বন্দরে একটি নৌকা')
    await page.getByRole('button', { name: 'Save', exact: true }).click()
    await expect(page.getByText('Saved. Members have it now.')).toBeVisible()
  })
  await inspectDeskPage(page, 'a picture')
  await page.goto(`${base}/console/banners/create`)
  await page.getByRole('button', { name: 'Choose from the library' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Choose: A boat in the harbour' }).click()
  await expect(page.getByRole('button', { name: 'Remove' })).toBeVisible()
  await page.getByRole('button', { name: 'Preview' }).click()
  const shown = preview.locator('img').first()
  await expect.poll(() => shown.evaluate((picture: HTMLImageElement) => picture.complete && picture.naturalWidth > 0)).toBe(true)
  await expect(shown).toHaveCSS('object-position', '26% 65%')
  // What nothing shows is removed.
  await page.goto(`${base}/console/pictures`)
  await doTask(page, 'see where a picture is shown, or remove one', async () => {
    await expect(added).toContainText('Shown by nothing')
    await added.getByRole('link', { name: 'A boat in the harbour' }).click()
    await page.getByRole('button', { name: 'Remove' }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Remove' }).click()
    await expect(added).toBeHidden()
  })
  // No other page may be framed by anybody.
  const framed = await page.request.get(`${base}/mobile/`)
  expect(framed.headers()['content-security-policy']).toContain("frame-ancestors 'none'")
})
