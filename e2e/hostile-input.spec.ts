import { expect, type Page } from '@playwright/test'
import { hostileContents, storedKeys } from './fixtures/browser/hostile-contents.ts'
import { signedUpMember } from './fixtures/people/signed-up-member.ts'
import { logInByPassword } from './fixtures/screens/sign-in.ts'
import { openAt, openIn } from './fixtures/screens/open-page.ts'
import { test } from './fixtures/screens/test.ts'
import { wordsOf } from './fixtures/screens/words.ts'

const words = wordsOf.english
const script = '<script>window.hacked=1</script>'

/** Counts how often the page is moved to another address, and fails when a text of the address or the storage ran as a script. */
async function watch(page: Page): Promise<() => Promise<number>> {
  let moves = 0
  page.on('framenavigated', (frame) => void (frame === page.mainFrame() && (moves += 1)))
  page.on('dialog', () => expect.soft('a dialog', 'what ran').toBe('nothing'))
  return async () => {
    expect.soft(await page.evaluate(() => 'hacked' in window), 'hostile text ran').toBe(false)
    return moves
  }
}

const nowhere = [
  '/nope',
  '/pages/login/login/more',
  '/PAGES/LOGIN/LOGIN',
  '/pages//login/login',
  '//evil.com',
  '/%2F%2Fevil.com',
  '/evil.com/index.html',
  '/%E0%A4%A',
  '/%00',
  '/..%2f..%2fetc/passwd',
  '/__proto__',
  '/constructor?next=//evil.com',
  `/${encodeURIComponent(script)}`,
  `/${'long/'.repeat(2_000)}`,
]

test('an address that no route has answers 404 with a page, whatever it says @release', async ({ page, base }) => {
  const asReader = { headers: { accept: 'text/html,application/xhtml+xml,*/*;q=0.8' }, maxRedirects: 0 }
  for (const path of nowhere) {
    const answer = await page.request.get(`${base}/mobile${path}`, asReader)
    expect.soft(answer.status(), path.slice(0, 80)).toBe(404)
    expect.soft(answer.headers()['content-type'], path.slice(0, 80)).toContain('text/html')
  }
  const moves = await watch(page)
  const opened = nowhere.filter((path) => !path.includes('2f..'))
  for (const path of opened) {
    await page.goto(`${base}/mobile${path}`)
    await expect(page.getByRole('heading', { name: words.shared.notFound, exact: true }).last(), path.slice(0, 80)).toBeVisible()
    expect(new URL(page.url()).host).toBe(new URL(base).host)
  }
  expect(await moves()).toBe(opened.length)
  await page.getByRole('link', { name: words.shared.goHome, exact: true }).click()
  await expect(page).toHaveURL(`${base}/mobile/`)
})

const queries = [
  `?step=${script}&id=${script}`,
  '?step=__proto__&id=../../desk&proof',
  '?%E0%A4%A=%00&step=%ff&id=%ff',
  `?step=consent&id=1&timeout=${'9'.repeat(15_000)}`,
  '?next=//evil.com&RETURN_TO=https://evil.com&id=//evil.com',
  '??&&==#//evil.com',
  '/?step=you',
  '//',
]

test('a hostile query opens the screen of its path and nothing else @release', async ({ page, base }) => {
  const moves = await watch(page)
  const member = await openAt(page, base, '/pages/login/login')
  const titles = {
    '/pages/login/login': member.account.logIn,
    '/pages/sign-up/sign-up': member.signUp.signUpTitle,
    '': member.shared.appName,
  }
  for (const [path, title] of Object.entries(titles)) {
    for (const query of queries) {
      await page.goto(`${base}/mobile${path}${query}`)
      await expect(page, `${path}${query}`.slice(0, 80)).toHaveTitle(
        title === member.shared.appName ? title : `${title} · ${member.shared.appName}`,
      )
      expect(new URL(page.url()).pathname.replace(/\/+$/, '')).toBe(`/mobile${path}`)
    }
  }
  expect(await moves()).toBe(1 + 3 * queries.length)
})

test('a payment under a hostile id is one that is not there @release', async ({ page, base, member }) => {
  await openAt(page, base, '/pages/login/login')
  await logInByPassword(page, words, member)
  await expect(page.getByRole('heading', { name: words.home.greeting(member.fullName) })).toBeVisible()
  for (const id of [script, '../../desk/payments', '%00', 'A'.repeat(5_000), '__proto__']) {
    await page.goto(`${base}/mobile/pages/payment-qr-code/payment-qr-code?id=${encodeURIComponent(id)}`)
    await expect(page.getByRole('heading', { name: words.payments.notFoundTitle }), id.slice(0, 40)).toBeVisible()
  }
})

type Stored = { keys: typeof storedKeys; content: string; language: string }

/** Fills every key with the content. */
function fillStorage({ keys, content, language }: Stored): void {
  for (const key of keys.local) localStorage.setItem(key, content)
  for (const key of keys.session) sessionStorage.setItem(key, content)
  if (language) localStorage.setItem('LANGUAGE', language)
}

test('whatever the storage holds, every first screen opens and logging in works @release', async ({ page, base }) => {
  const moves = await watch(page)
  const member = await signedUpMember(base)
  const drafts = [
    'verify/verify',
    'create-pwd/create-pwd',
    'forget-pwd/confirm-pwd',
    'sign-up/sign-up?step=consent',
    'sign-up/sign-up?step=known',
  ]
  await page.goto(`${base}/mobile/`)
  for (const [index, [name, content]] of Object.entries(hostileContents).entries()) {
    const refill = (language = 'english') => page.evaluate(fillStorage, { keys: storedKeys, content, language })
    await refill('')
    await page.goto(`${base}/mobile/`)
    await expect(page.getByRole('dialog').getByRole('button', { name: 'English' }), `the first sheet with ${name}`).toBeVisible()
    const path = drafts[index % drafts.length]
    await refill()
    await page.goto(`${base}/mobile/pages/${path}`)
    await expect(page.getByLabel(words.shared.mobileNumber, { exact: true }), `${path} with ${name}`).toBeVisible()
    await refill()
    await page.goto(`${base}/mobile/pages/transaction-history/transaction-history`)
    await expect(page, `log-in with ${name}`).toHaveURL(/\/pages\/login\/login$/)
    await page.evaluate((value) => sessionStorage.setItem('RETURN_TO', value), content)
    await logInByPassword(page, words, member)
    await expect(page.getByRole('heading', { name: words.shared.tabs.myPage, exact: true }), `logged in with ${name}`).toBeVisible()
    await page.evaluate(() => (localStorage.clear(), sessionStorage.clear()))
  }
  expect(await moves()).toBeLessThan(Object.keys(hostileContents).length * 20)
})

test('a member keeps the session while what else is stored of it is spoilt @release', async ({ page, base, member }) => {
  await openAt(page, base, '/pages/login/login')
  await logInByPassword(page, words, member)
  await expect(page.getByRole('heading', { name: words.home.greeting(member.fullName) })).toBeVisible()
  const token = await page.evaluate(() => localStorage.getItem('TOKEN_H5') ?? '')
  for (const [name, content] of Object.entries(hostileContents)) {
    await page.evaluate(fillStorage, { keys: storedKeys, content, language: 'english' })
    await page.evaluate((value) => localStorage.setItem('TOKEN_H5', value), token)
    await page.goto(`${base}/mobile/`)
    // A state that the gate does not know keeps everything but My Page closed; the server's answer opens it again.
    await expect(page.getByText(member.fullName).first(), name).toBeVisible()
    await page.getByRole('link', { name: words.shared.tabs.member, exact: true }).click()
    await expect(page, name).toHaveURL(/\/tab-bar\/member\/member/)
  }
})

for (const [name, refuse] of [
  [
    'closed',
    () => {
      const get = () => {
        throw new DOMException('denied', 'SecurityError')
      }
      for (const storage of ['localStorage', 'sessionStorage', 'caches', 'indexedDB']) Object.defineProperty(window, storage, { get })
      Object.defineProperty(Document.prototype, 'cookie', { get, set: get })
    },
  ],
  [
    'full',
    () => {
      Storage.prototype.setItem = () => {
        throw new DOMException('full', 'QuotaExceededError')
      }
    },
  ],
] as const) {
  test(`with a storage that is ${name}, log-in and language last as long as the page @release`, async ({ page, base, member }) => {
    await page.addInitScript(refuse)
    const moves = await watch(page)
    await openIn(page, base, 'english')
    await page.getByRole('link', { name: words.home.logIn, exact: true }).click()
    await logInByPassword(page, words, member)
    await expect(page.getByRole('heading', { name: words.home.greeting(member.fullName) })).toBeVisible()
    await page.getByRole('link', { name: words.shared.tabs.member, exact: true }).click()
    await expect(page.getByRole('region', { name: words.membership.programmeName })).toBeVisible()
    await page.getByRole('link', { name: words.shared.tabs.myPage, exact: true }).click()
    await page.getByRole('link', { name: new RegExp(words.membership.transactionHistory) }).click()
    await expect(page.getByRole('heading', { name: words.payments.historyTitle, exact: true })).toBeVisible()
    await moves()
    await page.reload()
    await expect(page, 'forgotten with the page').toHaveURL(/\/pages\/login\/login$/)
  })
}
