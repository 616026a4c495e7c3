import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { logIn } from '@mwc/contract/account/log-in/log-in.calls'
import { type Language, languageTags, languages } from '@mwc/contract/language/language'
import { type Browser, chromium } from '@playwright/test'
import { callServer } from './fixtures/server/call-server.ts'
import { ensureBrowser, ensureFonts, launchOptions } from './fixtures/browser/find-browser.ts'
import { freePort, runServer } from './fixtures/server/run-server.ts'
import { wordsOf } from './fixtures/screens/words.ts'

/** The manifest's pictures (`mobile/src/app/rendering/make-manifest.ts`), 720 by 1280, of the example's active member. */
const screens = { home: '/', card: '/pages/tab-bar/member/member', pay: '/pages/payment-method/payment-method' }
/** A committed picture is downloaded by prepaid data: larger than this is a mistake. */
const mostBytes = 60_000

const folder = join(import.meta.dirname, '..', 'mobile', 'public', 'screenshots')

async function photograph(browser: Browser, base: string, language: Language): Promise<void> {
  const { token, user, membership } = await callServer(base, logIn, { areaCode: '+65', mobile: '81000001', password: 'Harbour7Crane' })
  const context = await browser.newContext({
    viewport: { width: 360, height: 640 },
    deviceScaleFactor: 2,
    isMobile: true,
    hasTouch: true,
    locale: languageTags[language],
    timezoneId: 'Asia/Singapore',
    reducedMotion: 'reduce',
    serviceWorkers: 'block',
  })
  const stored = { FONT_KEPT: '1', LANGUAGE: language, TOKEN_H5: token, USER_INFO: JSON.stringify(user), VIP_STATUS: membership.vipStatus }
  await context.addInitScript((values) => Object.entries(values).forEach(([key, value]) => localStorage.setItem(key, value)), stored)
  const page = await context.newPage()
  const { takeOver, qrPicture } = wordsOf[language].card
  for (const [name, path] of Object.entries(screens)) {
    await page.goto(`${base}/mobile${path}`, { waitUntil: 'networkidle' })
    await page.waitForFunction(() => !document.querySelector('.animate-pulse, [aria-busy=true]') && document.fonts.status === 'loaded')
    if (name === 'card') {
      // One phone at a time shows the card: each language's takes it from the one before.
      if (language !== languages[0]) await page.getByRole('button', { name: takeOver, exact: true }).click()
      await page.getByRole('img', { name: qrPicture }).waitFor()
      await page.evaluate(() => scrollTo(0, 0))
    }
    const webp = await page.evaluate(asWebp, (await page.screenshot()).toString('base64'))
    const picture = Buffer.from(webp, 'base64')
    if (picture.length > mostBytes) throw new Error(`${name}-${language} has ${picture.length} bytes, more than ${mostBytes}`)
    writeFileSync(join(folder, `${name}-${language}.webp`), picture)
    console.log(`${name}-${language}.webp ${picture.length} bytes`)
  }
  await context.close()
}

/** Runs in the page: a PNG (base64) as WebP, a fifth of its size. */
async function asWebp(png: string): Promise<string> {
  const image = new Image()
  image.src = `data:image/png;base64,${png}`
  await image.decode()
  const canvas = document.createElement('canvas')
  canvas.width = image.naturalWidth
  canvas.height = image.naturalHeight
  canvas.getContext('2d')?.drawImage(image, 0, 0)
  return canvas.toDataURL('image/webp', 0.75).replace('data:image/webp;base64,', '')
}

ensureBrowser()
ensureFonts()
mkdirSync(folder, { recursive: true })
const data = mkdtempSync(join(tmpdir(), 'mwc-screenshots-'))
const server = await runServer(data, await freePort())
const browser = await chromium.launch(launchOptions())
try {
  for (const language of languages) await photograph(browser, server.base, language)
} finally {
  await browser.close()
  await server.stop()
  rmSync(data, { recursive: true, force: true })
}
