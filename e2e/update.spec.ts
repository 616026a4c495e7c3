import { type Locator, type Page, expect } from '@playwright/test'
import { activeMember } from './fixtures/people/active-member.ts'
import { signedUpMember } from './fixtures/people/signed-up-member.ts'
import { logInByPassword } from './fixtures/screens/sign-in.ts'
import { openAt } from './fixtures/screens/open-page.ts'
import { startPayNow } from './fixtures/screens/payment-steps.ts'
import { test as plain } from './fixtures/screens/test.ts'
import { workerReady } from './fixtures/browser/service-worker.ts'
import { type Deployment, olderBuild } from './fixtures/server/older-build.ts'
import { wordsOf } from './fixtures/screens/words.ts'

const test = plain.extend<{ deployment: Deployment }>({
  deployment: async ({ base }, use) => {
    const deployment = await olderBuild(base)
    await use(deployment)
    deployment.close()
  },
})

test.use({ serviceWorkers: 'allow' })

const words = wordsOf.english
const logInPath = '/pages/login/login'
const myPage = '/pages/tab-bar/my-page/my-page'
const offer = (page: Page) => page.getByRole('region', { name: words.offers.updateTitle })
const build = (page: Page) => page.evaluate(() => document.documentElement.dataset['build'])

/** Has the browser look for a new worker, and waits until it waits. */
async function findUpdate(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const registration = await navigator.serviceWorker.ready
    await registration.update()
    while (!registration.waiting) await new Promise((done) => setTimeout(done, 50))
  })
}

/** Takes away what the phone keeps of scripts with such names, in the worker's caches and in the browser's own. */
async function loseScripts(page: Page, names: RegExp): Promise<void> {
  const lost = await page.evaluate(async (pattern) => {
    let count = 0
    for (const name of await caches.keys()) {
      const cache = await caches.open(name)
      for (const { url } of await cache.keys()) if (new RegExp(pattern).test(url)) count += Number(await cache.delete(url))
    }
    return count
  }, names.source)
  expect(lost, `files like ${names.source} that were kept`).toBeGreaterThan(0)
  const browser = await page.context().newCDPSession(page)
  await browser.send('Network.clearBrowserCache')
}

/** How many scripts with such names the phone keeps. */
async function keptScripts(page: Page, names: RegExp): Promise<number> {
  return page.evaluate(async (pattern) => {
    const opened = await Promise.all((await caches.keys()).map((name) => caches.open(name)))
    const kept = await Promise.all(opened.map((cache) => cache.keys()))
    return kept.flat().filter(({ url }) => new RegExp(pattern).test(url)).length
  }, names.source)
}

/** Whether the page is still the one that was marked. */
const mark = (page: Page) => page.evaluate(() => void Object.assign(window, { marked: true }))
const isMarked = (page: Page) => page.evaluate(() => 'marked' in window)

test('a phone with an older build opens at once, is offered the new one, and takes it with one tap @release', async ({
  page,
  deployment,
}) => {
  const { base, deploy } = deployment
  await openAt(page, base, '/')
  await workerReady(page)
  expect(await build(page)).toBe('older-build0')
  deploy()
  await page.reload()
  await expect(page.getByText(words.home.visitorTitle)).toBeVisible()
  await expect(offer(page)).toBeVisible()
  expect(await build(page)).toBe('older-build0')
  await offer(page).getByRole('button', { name: words.offers.update }).click()
  await expect.poll(() => build(page).catch(() => '')).not.toMatch(/^(older-build0)?$/)
  await expect(page.getByText(words.home.visitorTitle)).toBeVisible()
  await expect(offer(page)).toBeHidden()
  expect(await page.evaluate(async () => (await caches.keys()).filter((name) => name === 'pages-older-build0'))).toEqual([])
})

test('“Later” keeps the older build for this visit @release', async ({ page, deployment }) => {
  const { base, deploy } = deployment
  await openAt(page, base, '/')
  await workerReady(page)
  deploy()
  await findUpdate(page)
  await offer(page).getByRole('button', { name: words.offers.later }).click()
  await expect(offer(page)).toBeHidden()
  await page.getByRole('link', { name: words.shared.tabs.contact, exact: true }).click()
  await expect(page.getByText(words.places.contactText)).toBeVisible()
  await expect(offer(page)).toBeHidden()
})

/** The names of fields, buttons and links of the screen of which a part lies under something. */
async function coveredBy(over: Locator): Promise<string[]> {
  return over.evaluate((card) => {
    const box = card.getBoundingClientRect()
    return [...document.querySelectorAll('main :is(input, select, button, a)')]
      .filter((one) => {
        const { top, bottom, height } = one.getBoundingClientRect()
        return height > 0 && top < box.bottom && bottom > box.top
      })
      .map((one) => one.getAttribute('name') ?? one.textContent ?? '')
  })
}

test('a new build is not offered while something is typed, and lies over no form @release', async ({ page, deployment }) => {
  await page.setViewportSize({ width: 360, height: 640 })
  const { base, deploy } = deployment
  await openAt(page, base, logInPath)
  await workerReady(page)
  const number = page.getByLabel(words.shared.mobileNumber, { exact: true })
  await number.fill('8123')
  deploy()
  await findUpdate(page)
  await page.waitForTimeout(1_500)
  await expect(offer(page)).toBeHidden()
  await number.fill('')
  await number.blur()
  await expect(offer(page)).toBeVisible()
  expect(await coveredBy(offer(page)), 'fields and buttons of the form under it').toEqual([])
  await number.fill('8')
  await expect(offer(page)).toBeHidden()
})

test('a payment is neither disturbed by a new build nor by another tab that takes it; afterwards the page follows @release', async ({
  page,
  base: server,
  deployment,
  context,
}) => {
  const { base, deploy } = deployment
  const worker = await signedUpMember(server)
  await openAt(page, base, logInPath)
  await logInByPassword(page, words, worker)
  await expect(page).toHaveURL(/my-page/)
  await workerReady(page)
  await page.getByRole('link', { name: words.membership.payNow }).click()
  await startPayNow(page, base, words, '6months', 'S$9.00')
  await mark(page)
  deploy()
  await findUpdate(page)
  await page.waitForTimeout(1_500)
  await expect(offer(page)).toBeHidden()
  const other = await context.newPage()
  await other.goto(`${base}/mobile${myPage}`)
  await offer(other).getByRole('button', { name: words.offers.update }).click()
  await expect.poll(() => build(other).catch(() => '')).not.toMatch(/^(older-build0)?$/)
  await page.bringToFront()
  await page.waitForTimeout(1_500)
  expect(await isMarked(page)).toBe(true)
  await expect(page.getByRole('img', { name: words.payments.qrPicture('S$9.00') })).toBeVisible()
  // After the answer to this call: the page may load itself anew at once.
  await page.evaluate(() => {
    setTimeout(() => {
      history.pushState(null, '', '/mobile/pages/transaction-history/transaction-history')
      dispatchEvent(new PopStateEvent('popstate'))
    })
  })
  await expect.poll(() => build(page).catch(() => '')).not.toMatch(/^(older-build0)?$/)
  await expect(page.getByText(words.payments.notReceived)).toBeVisible()
})

test('an older worker whose files are gone mends itself: the new build opens @release', async ({ page, deployment }) => {
  const { base, deploy } = deployment
  await openAt(page, base, '/')
  await workerReady(page)
  deploy()
  await loseScripts(page, /\/assets\//)
  await page.goto(`${base}/mobile/`)
  await expect.poll(() => build(page).catch(() => '')).not.toMatch(/^(older-build0)?$/)
  await page.getByRole('button', { name: words.shared.chooseLanguage }).first().click()
  await expect(page.getByRole('dialog')).toBeVisible()
})

test('a screen whose code went with the older build opens from the new one @release', async ({ page, deployment }) => {
  const { base, deploy } = deployment
  await openAt(page, base, logInPath)
  await workerReady(page)
  deploy()
  // Not among what log-in fetches beforehand, and not kept by a phone on prepaid data.
  expect(await keptScripts(page, /info-detection\.screen/)).toBe(0)
  await page.getByRole('link', { name: words.account.numberLost, exact: true }).click()
  await expect(page.getByRole('heading', { name: words.ownAccount.findTitle, level: 1 })).toBeVisible()
  expect(await build(page)).not.toBe('older-build0')
})

/** Stores the cached answers as builds of 2026 did: a member's by name, those about the programme apart. */
function storeAsBefore(): void {
  type Answer = { key: string[]; at: number; data: unknown; of?: string }
  const listOf = (key: string) => JSON.parse(localStorage.getItem(key) ?? '[]') as Answer[]
  const own = listOf('KEPT_ANSWERS')
  const before = ({ key: [, ...rest], at, data }: Answer) => ({ at, data, rest })
  const answers = Object.fromEntries(own.map((answer) => [answer.key[0], before(answer)]))
  localStorage.setItem('KEPT_ANSWERS', JSON.stringify({ of: own[0]?.of, answers }))
  const everybodys = listOf('KEPT_CONTENT')
  for (const programme of everybodys.filter(({ key }) => key[0] === 'programme'))
    localStorage.setItem('KEPT_PROGRAMME', JSON.stringify(before(programme)))
  localStorage.setItem('KEPT_CONTENT', JSON.stringify(everybodys.filter(({ key }) => key[0] !== 'programme')))
}

test('what an older build cached of the member and the programme is shown by this one @release', async ({ page, base, context }) => {
  const member = await activeMember(base)
  await openAt(page, base, logInPath)
  await logInByPassword(page, words, member)
  await expect(page.getByRole('heading', { name: words.home.greeting(member.fullName) })).toBeVisible()
  await workerReady(page, 'english', 'member')
  await page.goto(`${base}/mobile/pages/tab-bar/contact/contact`)
  await expect(page.getByRole('link', { name: words.places.call })).toHaveAttribute('href', /^tel:/)
  await expect.poll(() => page.evaluate(() => localStorage.getItem('KEPT_CONTENT') ?? '')).toContain('"programme"')
  // A page that runs no app: an open one would store its answers in its own way again.
  await page.goto(`${base}/health`)
  await page.evaluate(storeAsBefore)
  expect(await page.evaluate(() => localStorage.getItem('KEPT_PROGRAMME') ?? '')).toContain('helpline')
  await context.setOffline(true)
  await page.goto(`${base}/mobile/pages/tab-bar/member/member`)
  await expect(page.getByText(member.fullName)).toBeVisible()
  await page.goto(`${base}/mobile/pages/tab-bar/contact/contact`)
  await expect(page.getByRole('link', { name: words.places.call })).toHaveAttribute('href', /^tel:/)
})
