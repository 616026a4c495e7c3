import { listNews, listPlaces, listPrivileges, readPrivilege } from '@mwc/contract/content/content.calls'
import { type Page, type Route, expect } from '@playwright/test'
import { atRelease } from './fixtures/at-release.ts'
import { callServer } from './fixtures/server/call-server.ts'
import { breakScripts } from './fixtures/browser/break-scripts.ts'
import { inspectScreen } from './fixtures/screens/inspect-screen.ts'
import { logInByPassword, openSignedIn } from './fixtures/screens/sign-in.ts'
import { openAt, whenHydrated } from './fixtures/screens/open-page.ts'
import { test } from './fixtures/screens/test.ts'
import { setTextSize } from './fixtures/screens/text-size.ts'
import { wordsOf } from './fixtures/screens/words.ts'

const privileges = '/pages/tab-bar/privileges/privileges'
const detail = '/pages/privileges-detail/privileges-detail'
const news = '/pages/latest-news/latest-news'
const newsDetail = '/pages/news-detail/news-detail'
const questions = '/pages/frequently-asked-question/frequently-asked-question'
const insurance = '/pages/insurance-coverage/insurance-coverage'
const places = '/choose-location'
const openPlace = '/open-location'
const contact = '/pages/tab-bar/contact/contact'

/** At each side of a phone of 320 px whose text is twice as large (`--spacing-gutter`). */
const gutter = 8

/** City Hall. */
const cityHall = { latitude: 1.2931, longitude: 103.8522 }

const cards = (page: Page) => page.locator(`main li a[href*="${detail}?id="]`)

// The widest words and the narrowest: what differs between languages here is their width.
for (const language of ['english', 'india'] as const) {
  test(`a Bengali word finds its privilege in ${language}; back from it, the search and the place are kept${atRelease(language !== 'english')}`, async ({
    page,
    base,
  }) => {
    const words = await openAt(page, base, privileges, language)
    await expect(cards(page).nth(3)).toBeVisible()
    await page.getByRole('textbox', { name: words.privileges.search }).fill('চুল')
    await expect(cards(page)).toHaveCount(1)
    await cards(page).first().click()
    await expect(page.getByRole('heading', { name: words.privileges.shops })).toBeVisible()
    await inspectScreen(page, `a privilege in ${language}`)
    await page.goBack()
    await expect(page.getByRole('textbox', { name: words.privileges.search })).toHaveValue('চুল')
    await expect(cards(page)).toHaveCount(1)
    await page.reload()
    await expect(cards(page)).toHaveCount(1)
    await page.getByRole('link', { name: words.shared.tabs.privileges, exact: true }).click()
    await expect(page.getByRole('textbox', { name: words.privileges.search })).toHaveValue('')
    await expect(cards(page).nth(3)).toBeVisible()
  })

  test(`what is not published says so in ${language} and leads on${atRelease(language !== 'english')}`, async ({ page, base }) => {
    const words = await openAt(page, base, `${newsDetail}?id=00000000-0000-4000-8000-000000000000`, language)
    await expect(page.getByRole('heading', { name: words.content.gone })).toBeVisible()
    await inspectScreen(page, `news that is gone in ${language}`)
    await page.getByRole('link', { name: words.content.allNews }).click()
    await expect(page.locator(`main a[href*="${newsDetail}?id="]`).first()).toBeVisible()
  })
}

test('a privilege, the privileges and a news item stand in the page before any code, and are not asked for again', async ({
  page,
  base,
}) => {
  const { privileges: offers } = await callServer(base, listPrivileges, {})
  const [item] = (await callServer(base, listNews, {})).news
  const { picture } = await callServer(base, readPrivilege, { id: offers[1]?.id ?? '' })
  const seen: [path: string, title: string | undefined, shows?: string | undefined][] = [
    [`${detail}?id=${offers[1]?.id}`, offers[1]?.title, picture?.alt?.text],
    [privileges, offers[0]?.title],
    [`${newsDetail}?id=${item?.id}`, item?.title],
  ]
  await openAt(page, base, '/pages/login/login')
  const asked: string[] = []
  page.on('request', (request) => /h5-api\/h5\/(privileges|news)/.test(request.url()) && asked.push(request.url()))
  for (const [path, title, shows] of seen) {
    const release = await breakScripts(page, /./, 'hang')
    await page.goto(`${base}/mobile${path}`, { waitUntil: 'domcontentloaded' })
    await expect(page.getByRole('heading', { name: title, exact: true }).first()).toBeVisible()
    if (shows) await expect(page.getByRole('img', { name: shows, exact: true })).toBeVisible()
    await release()
    await whenHydrated(page)
    await expect(page.getByRole('heading', { name: title, exact: true }).first()).toBeVisible()
  }
  expect(asked).toEqual([])
})

for (const id of ['', '?id=', '?id=1', `?id=${encodeURIComponent("' or 1=1 --")}`, `?id=${'9'.repeat(3000)}`, '?id=..%2f..%2fetc']) {
  test(`an id that is none says that there is nothing: ${id.slice(0, 30) || 'no id'}${atRelease(id.length > 5)}`, async ({
    page,
    base,
  }) => {
    const words = await openAt(page, base, detail + id)
    await expect(page.getByRole('heading', { name: words.content.gone })).toBeVisible()
  })
}

test('an id of dots is asked for as one that is none, never as another call', async ({ page, base }) => {
  const asked: string[] = []
  page.on('request', (request) => request.url().includes('/h5-api/') && asked.push(new URL(request.url()).pathname))
  for (const id of ['.', '..']) {
    const words = await openAt(page, base, `${detail}?id=${id}`)
    await expect(page.getByRole('heading', { name: words.content.gone })).toBeVisible()
  }
  expect(asked.filter((path) => !path.startsWith('/h5-api/h5/privileges/-'))).toEqual([])
  expect(asked.length).toBeGreaterThan(1)
})

test('what was typed is found again though a card was tapped before the list followed', async ({ page, base }) => {
  const words = await openAt(page, base, privileges)
  await whenHydrated(page)
  const field = page.getByRole('textbox', { name: words.privileges.search })
  await expect(cards(page).nth(3)).toBeVisible()
  await field.fill('noodle')
  await cards(page).first().click({ force: true })
  await expect(page).toHaveURL(/privileges-detail/)
  await page.goBack()
  await expect(field).toHaveValue('noodle')
})

test('a list that was scrolled is found where it was left', async ({ page, base }) => {
  await openAt(page, base, privileges)
  await whenHydrated(page)
  // To the middle: at an edge, under a bar, the tap itself would scroll on.
  await cards(page)
    .nth(9)
    .evaluate((card) => card.scrollIntoView({ block: 'center' }))
  const left = await page.evaluate(() => window.scrollY)
  expect(left).toBeGreaterThan(1000)
  await cards(page).nth(9).click()
  await expect(page).toHaveURL(/privileges-detail/)
  await page.goBack()
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(left)
})

test('a list is found where it was left by a way back that loads it anew, too @release', async ({ page, base }) => {
  await openAt(page, base, privileges)
  await whenHydrated(page)
  await page.evaluate(() => scrollTo(0, 1500))
  // As a tap before the screen is alive does, and a phone that had to forget the page.
  await page.goto(`${base}/mobile/`)
  await page.goBack()
  await whenHydrated(page)
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(1500)
  await page.reload()
  await whenHydrated(page)
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(1500)
})

test('the next page comes by itself at the end of the list, or by its button', async ({ page, base }) => {
  const all = await callServer(base, listPrivileges, {})
  const [first, second] = [all.privileges.slice(0, 2), all.privileges.slice(2)]
  await page.route('**/h5-api/h5/privileges?*', (route) =>
    route.fulfill({ json: { code: 200, data: { privileges: second, nextCursor: null } } }),
  )
  await page.route('**/h5-api/h5/privileges', (route) =>
    route.fulfill({ json: { code: 200, data: { privileges: first, nextCursor: 'the rest' } } }),
  )
  await openAt(page, base, privileges)
  await expect(cards(page)).toHaveCount(all.privileges.length)
})

test.describe('with a position', () => {
  test.use({ geolocation: cityHall, permissions: ['geolocation'] })

  test('near me puts the nearest first, and is asked for by a tap only', async ({ page, base }) => {
    const asked: string[] = []
    page.on('request', (request) => request.url().includes('latitude=') && asked.push(request.url()))
    const words = await openAt(page, base, privileges)
    await expect(cards(page).first()).toBeVisible()
    expect(asked).toEqual([])
    const nearest = (await callServer(base, listPrivileges, cityHall)).privileges[0]
    await page.getByRole('button', { name: words.content.nearMe }).click()
    await expect(cards(page).first()).toHaveAttribute('href', new RegExp(nearest?.id ?? 'none'))
    await expect(cards(page).first()).toContainText(/\d k?m/)
    await page.goto(`${base}/mobile${places}`)
    const place = (await callServer(base, listPlaces, cityHall)).places[0]
    await page.getByRole('button', { name: words.content.nearMe }).click()
    await expect(page.getByRole('article').first()).toContainText(place?.name ?? 'none')
    await page.getByRole('button', { name: words.content.nearMe }).click()
    await expect(page.getByRole('button', { name: words.content.nearMe })).toHaveAttribute('aria-pressed', 'false')
  })
})

test('a phone that does not tell where it is says what to do', async ({ page, base }) => {
  const words = await openAt(page, base, places)
  await page.getByRole('button', { name: words.content.nearMe }).click()
  await expect(page.getByRole('alert')).toHaveText(words.content.nearRefused)
  await expect(page.getByRole('article').first()).toBeVisible()
})

test('a phone that says it is nowhere on earth is one that does not know, and the ways on stay @release', async ({ page, base }) => {
  await page.addInitScript(() => {
    const tell = (told: PositionCallback) => told({ coords: { latitude: 999, longitude: Number.NaN } } as GeolocationPosition)
    navigator.geolocation.getCurrentPosition = tell
  })
  for (const path of [privileges, places, contact]) {
    const words = await openAt(page, base, path)
    await page.getByRole('button', { name: words.content.nearMe }).click()
    await expect(page.getByRole('alert')).toHaveText(words.content.nearFailed)
    await expect(page.locator('main').getByRole('article').or(cards(page)).first()).toBeVisible()
  }
})

test('places that do not come leave the ways on where they stand @release', async ({ page, base }) => {
  await page.route(/\/h5\/places/, (route) => route.fulfill({ status: 502, body: 'Bad gateway' }))
  const words = await openAt(page, base, contact)
  const again = page.getByRole('button', { name: words.shared.tryAgain })
  await expect(again).toBeVisible()
  await expect(page.getByRole('button', { name: words.content.nearMe })).toBeVisible()
  await expect(page.getByRole('link', { name: words.places.allPlaces })).toBeVisible()
  await inspectScreen(page, 'contact without its places')
  await page.unroute(/\/h5\/places/)
  await again.click()
  await expect(page.getByRole('article').first()).toBeVisible()
})

test('a place that cannot be looked up is not called none of ours, and is asked for again @release', async ({ page, base }) => {
  const [place] = (await callServer(base, listPlaces, {})).places
  await page.route(/\/h5\/places/, (route) => route.fulfill({ status: 502, body: 'Bad gateway' }))
  const words = await openAt(page, base, `${openPlace}?latitude=${place?.latitude}&longitude=${place?.longitude}`)
  const again = page.getByRole('button', { name: words.shared.tryAgain })
  await expect(again).toBeVisible()
  await expect(page.getByText(words.places.unknownText)).toHaveCount(0)
  await expect(page.getByRole('link', { name: words.places.directions })).toBeVisible()
  await page.unroute(/\/h5\/places/)
  await again.click()
  await expect(page.getByRole('heading', { name: place?.name })).toBeVisible()
})

test('what is shared is a page that everybody can open, with its own words and nothing of the link that led here @release', async ({
  page,
  base,
  context,
  member,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  const [place] = (await callServer(base, listPlaces, {})).places
  const [offer] = (await callServer(base, listPrivileges, {})).privileges
  const [item] = (await callServer(base, listNews, {})).news
  const words = await openSignedIn(page, base, '/', member)
  for (const [path, title] of [
    [`${openPlace}?latitude=${place?.latitude}&longitude=${place?.longitude}&name=Evil&address=Evil`, place?.name],
    [`${detail}?id=${offer?.id}`, offer?.title],
    [`${newsDetail}?id=${item?.id}`, item?.title],
  ]) {
    await page.goto(`${base}/mobile${path}`)
    await whenHydrated(page)
    // A page without the focus may not write to the clipboard; the stranger's took it.
    await page.bringToFront()
    await page.getByRole('button', { name: words.content.share, exact: true }).click()
    await expect(page.getByText(words.content.copied)).toBeVisible()
    const copied = await page.evaluate(() => navigator.clipboard.readText())
    const [first, address = ''] = [copied.split('\n')[0], copied.split('\n').at(-1)]
    expect(first).toBe(title)
    expect(copied).not.toMatch(/Evil/)
    const stranger = await (await context.browser()?.newContext())?.newPage()
    await stranger?.goto(address)
    await expect(stranger?.getByRole('heading', { name: title }) ?? page.locator('no browser')).toBeVisible()
    await stranger?.context().close()
  }
})

test('a point shows the name of a known place or shop, never that of the link @release', async ({ page, base }) => {
  const [place] = (await callServer(base, listPlaces, {})).places
  const [card] = (await callServer(base, listPrivileges, {})).privileges
  const shop = (await callServer(base, readPrivilege, { id: card?.id ?? '' })).shops[0]
  const lie = 'name=Send+money+to+Evil&address=Evil+Street'
  const words = await openAt(page, base, `${openPlace}?latitude=${place?.latitude}&longitude=${place?.longitude}&${lie}`)
  await expect(page.getByRole('heading', { name: place?.name })).toBeVisible()
  await expect(page.getByRole('link', { name: words.places.directions })).toHaveAttribute(
    'href',
    /^https:\/\/.*destination=1\.\d+,103\.\d+$/,
  )
  await expect(page.getByText('Evil')).toHaveCount(0)
  await page.goto(`${base}/mobile${openPlace}?latitude=${shop?.latitude}&longitude=${shop?.longitude}&privilege=${card?.id}&${lie}`)
  await expect(page.getByRole('heading', { name: shop?.name })).toBeVisible()
  await page.goto(`${base}/mobile${openPlace}?latitude=1.2&longitude=103.6&${lie}`)
  await expect(page.getByRole('heading', { name: words.places.unknown })).toBeVisible()
  await expect(page.getByText('Evil')).toHaveCount(0)
  await page.goto(`${base}/mobile${openPlace}?latitude=north&${lie}`)
  await expect(page.getByRole('heading', { name: words.places.noPoint })).toBeVisible()
})

const payloads = [
  '<script>window.hacked=1</script>',
  '<img src=x onerror="window.hacked=1">',
  '<svg onload=window.hacked=1>',
  '[tap](javascript:window.hacked=1)',
  '[tap](data:text/html,<script>window.hacked=1</script>)',
  '<iframe srcdoc="<script>parent.hacked=1</script>"></iframe>',
  '\u202e<b>𠮷😀</b>\u2066',
  '`<details open ontoggle=window.hacked=1>`',
]
/** What staff write, wherever it stands in an answer. */
const written = new Set([
  'title',
  'text',
  'body',
  'terms',
  'benefit',
  'summary',
  'question',
  'answer',
  'name',
  'address',
  'hours',
  'amount',
  'link',
])

function poison(value: unknown, hostile: string, key = ''): unknown {
  if (Array.isArray(value)) return value.map((one) => poison(one, hostile, key))
  if (typeof value === 'string') return written.has(key) || key === 'shops' ? hostile : value
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(Object.entries(value).map(([name, one]) => [name, poison(one, hostile, name)]))
}

test('what staff write is text on every screen, whatever it looks like @release', async ({ page, base, member }) => {
  test.slow()
  let hostile = ''
  await page.route(/\/h5-api\/h5\/(home|privileges|news|banners|questions|places|insurance)/, async (route: Route) => {
    const response = await route.fetch()
    await route.fulfill({ response, json: poison(await response.json(), hostile) })
  })
  page.on('dialog', () => expect.soft('a dialog', 'what ran').toBe('nothing'))
  const words = await openAt(page, base, '/pages/login/login')
  await logInByPassword(page, words, member)
  await expect(page).not.toHaveURL(/login/)
  const [card] = (await callServer(base, listPrivileges, {})).privileges
  const [item] = (await callServer(base, listNews, {})).news
  const paths = [privileges, `${detail}?id=${card?.id}`, news, `${newsDetail}?id=${item?.id}`, questions, places, insurance]
  for (const some of [payloads.slice(0, 4), payloads.slice(4)]) {
    hostile = some.join(' ')
    for (const path of paths) {
      // With more than an id in its address a screen opens with nothing, and asks.
      await page.goto(`${base}/mobile${path}${path.includes('?') ? '&' : '?'}asks=1`)
      for (const one of some) {
        // As a reader sees it: the marks of Markdown may be taken for marks, HTML never.
        await expect(page.locator('main').getByText(one.replaceAll('`', ''), { exact: false }).first()).toBeAttached()
      }
      await page.evaluate(() => document.querySelectorAll('details').forEach((one) => (one.open = true)))
      expect.soft(await page.evaluate(() => 'hacked' in window), `${hostile} ran on ${path}`).toBe(false)
      expect
        .soft(await page.locator('main').locator('script, iframe, a[href^="javascript:"], a[href^="data:"], [onerror], [onload]').count())
        .toBe(0)
    }
  }
})

test('every screen of content stands at twice the text size in the languages of the longest words @release', async ({ page, base }) => {
  test.slow()
  await page.setViewportSize({ width: 320, height: 640 })
  const [card] = (await callServer(base, listPrivileges, {})).privileges
  await openAt(page, base, privileges)
  for (const language of ['bengali', 'india'] as const) {
    await page.evaluate((chosen) => localStorage.setItem('LANGUAGE', chosen), language)
    for (const path of [privileges, `${detail}?id=${card?.id}`, news, questions, places, contact]) {
      await page.goto(`${base}/mobile${path}`, { waitUntil: 'load' })
      await whenHydrated(page)
      await expect(page.getByRole('status').filter({ hasText: wordsOf[language].shared.loading })).toHaveCount(0)
      await setTextSize(page, '200%')
      const over = await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)
      expect.soft(over, `pixels that ${path} is too wide in ${language}`).toBeLessThanOrEqual(0)
      const near = await page.getByRole('button', { name: wordsOf[language].content.nearMe }).all()
      // It stands in a row that scrolls, whose width is not the page's.
      for (const button of near)
        expect.soft((await button.boundingBox())?.width, `near me on ${path} in ${language}`).toBeLessThanOrEqual(320 - 2 * gutter)
    }
  }
})
