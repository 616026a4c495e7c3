import { listPhoneReports } from '@mwc/contract/phone-reports/phone-report-desk.calls'
import { expect, type Page } from '@playwright/test'
import { callServer } from './fixtures/server/call-server.ts'
import { whenRan } from './fixtures/screens/open-page.ts'
import { test } from './fixtures/server/test-with-own-desk.ts'

const logInPath = '/mobile/pages/login/login'
const fetched = (page: Page, file: string) =>
  page.evaluate((name) => performance.getEntriesByType('resource').some((entry) => entry.name.includes(name)), file)

test.describe('a page into which somebody puts a script by its text', () => {
  test.use({ serviceWorkers: 'allow', expectedFaults: /Trusted/ })

  test('stops it, and tells of it when it is left, with how quick it was @release', async ({ page, base, desk }) => {
    await page.goto(base + logInPath)
    await whenRan(page, 'start-reports')
    const stopped = await page.evaluate(() => {
      const nameOf = (put: () => unknown) => {
        try {
          put()
          return 'ran'
        } catch (error) {
          return (error as Error).name
        }
      }
      return [
        nameOf(() => (document.createElement('div').innerHTML = '<img src="x" onerror="alert(1)">')),
        nameOf(() => new Worker(URL.createObjectURL(new Blob(['close()'])))),
        nameOf(() => (document.createElement('script').src = '/mobile/any.js')),
      ]
    })
    expect(stopped).toEqual(['TypeError', 'TypeError', 'TypeError'])
    await page.goto('about:blank')
    const told = async (kind: 'csp' | 'vital') =>
      (await callServer(base, listPhoneReports, { kind }, desk.token)).rows.map(({ what, route }) => `${what} ${route}`)
    const sink = 'require-trusted-types-for trusted-types-sink /pages/login/login'
    await expect.poll(() => told('csp')).toContain(sink)
    expect(await told('vital')).toEqual(expect.arrayContaining(['TTFB /pages/login/login', 'LCP /pages/login/login']))
  })
})

test('a phone on data saving tells nothing @release', async ({ page, base, context }) => {
  const sent: string[] = []
  context.on('request', (request) => request.url().includes('/h5/reports') && sent.push(request.url()))
  await page.addInitScript(() => Object.defineProperty(navigator, 'connection', { value: { saveData: true } }))
  await page.goto(base + logInPath)
  await expect.poll(() => fetched(page, 'start-reports')).toBe(true)
  await page.goto(`${base}/mobile/third-party-notices.txt`)
  await expect(page.getByText('react-dom', { exact: false }).first()).toBeVisible()
  expect(sent).toEqual([])
})

test('the map, whose library writes its buttons as HTML, is drawn @release', async ({ page, base }) => {
  await page.route('**/h5/map', (route) =>
    route.fulfill({ json: { code: 200, data: { tiles: { url: `${base}/tile/{z}/{x}/{y}.png`, attribution: 'Tiles Example' } } } }),
  )
  const pixel = Buffer.from('iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==', 'base64')
  await page.route('**/tile/**', (route) => route.fulfill({ contentType: 'image/png', body: pixel }))
  await page.goto(`${base}/mobile/choose-location`)
  await expect(page.getByText('Tiles Example')).toBeVisible()
  await expect(page.locator('.leaflet-control-zoom-in')).toHaveText('+')
})
