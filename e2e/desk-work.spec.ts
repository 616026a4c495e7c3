import { me } from '@mwc/contract/account/people/people.calls'
import { requestOf } from '@mwc/contract/endpoint/request-of'
import { staffMe } from '@mwc/contract/staff/staff.calls'
import { expect } from '@playwright/test'
import { doTask } from './fixtures/desk/do-task.ts'
import { newStaff, signInOnPage } from './fixtures/people/new-staff.ts'
import { signedUpMember } from './fixtures/people/signed-up-member.ts'
import { bankAct } from './fixtures/people/simulated-parties.ts'
import { startOrder } from './fixtures/people/start-order.ts'
import { inspectDeskPage } from './fixtures/screens/inspect-desk-page.ts'
import { callServer } from './fixtures/server/call-server.ts'
import { test } from './fixtures/server/test-with-own-desk.ts'

test.use({ viewport: { width: 1280, height: 800 }, isMobile: false, hasTouch: false })

test('the desk opens with what waits; a member is found from anywhere, and the log says who looked', async ({ page, base, desk }) => {
  const { token } = await signedUpMember(base)
  const { user } = await callServer(base, me, {}, token)
  await bankAct(base, (await startOrder(base, { token }, 'paynow')).transactionNumber, 'payWrongAmount')

  const admin = await newStaff(desk, 'admin')
  await page.goto(`${base}/console/`)
  await signInOnPage(page, admin)
  await expect(page.getByRole('heading', { name: 'Work', level: 1 })).toBeVisible()
  const waits = page.getByRole('list', { name: 'What waits' })
  const money = waits.getByRole('listitem').filter({ hasText: 'Money to review' })
  await expect(money).toContainText('The longest wait began')
  await expect(waits).toContainText('Nobody waits to be seen about another phone.')
  await inspectDeskPage(page, 'the work')
  await doTask(page, 'see what waits, and since when', async () => {
    await money.getByRole('link').click()
    await expect(page.getByRole('heading', { name: 'Money to review', level: 1 })).toBeVisible()
  })

  // By keyboard alone.
  await doTask(page, 'go to a page or a member from anywhere', async () => {
    await page.keyboard.press('Control+k')
    await expect(page.getByRole('combobox', { name: 'Page, or member' })).toBeFocused()
    await page.keyboard.type(user.memberNumber)
    await expect(page.getByRole('option', { name: user.memberNumber })).toBeVisible()
    await inspectDeskPage(page, 'the palette')
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(/\/members\/[^/]+\/show$/)
    await expect(page.getByRole('heading', { level: 1 })).toContainText(user.memberNumber)
  })

  await page.keyboard.press('Control+k')
  await page.keyboard.type('log')
  await expect(page.getByRole('option', { name: 'Log Page' })).toBeVisible()
  await page.keyboard.press('Enter')
  const look = page.getByRole('row').filter({ hasText: 'Members: look' })
  await doTask(page, 'see who did what, or who looked at a member', async () => {
    await page.getByRole('table').getByRole('button', { name: admin.username }).first().click()
    await expect(look).toHaveCount(1)
    await expect(look).toContainText(user.fullName)
    await look.getByRole('button', { name: 'Open' }).click()
    await expect(page.getByRole('dialog', { name: 'Members: look' })).toContainText('Place in the chain')
  })
  await page.keyboard.press('Escape')
  await expect(page.getByRole('region', { name: 'The chain of the log' })).toContainText('Entries in the chain')
  await inspectDeskPage(page, 'the log')
  await page.getByRole('combobox', { name: 'Act' }).fill('collect')
  await page.getByRole('option', { name: 'Payments: collect' }).click()
  await expect(look).toBeHidden()

  // A folded group stays so, but for the page that is open.
  const menu = page.getByRole('menu', { name: 'Pages' })
  await menu.getByRole('menuitem', { name: 'Content' }).click()
  await menu.getByRole('menuitem', { name: 'Programme' }).click()
  // Who is signed in is asked for by the page's head, and not once more by its script.
  const asked: string[] = []
  page.on('request', (request) => asked.push(new URL(request.url()).pathname))
  const document = await page.reload()
  expect(document?.headers()['link']).toContain(requestOf(staffMe, {}).url)
  await expect(menu.getByRole('menuitem', { name: 'Programme', expanded: false })).toBeInViewport()
  expect(asked.filter((path) => path === requestOf(staffMe, {}).url)).toHaveLength(1)
  await expect(menu.getByRole('menuitem', { name: 'Log' })).toBeInViewport()
  await expect(menu.getByRole('menuitem', { name: 'Staff' })).toBeHidden()
  await expect(menu.getByRole('menuitem', { name: 'News' })).toBeHidden()
  await menu.getByRole('menuitem', { name: 'Content' }).click()
  await menu.getByRole('menuitem', { name: 'News' }).click()
  await expect(page.getByRole('heading', { name: 'News', level: 1 })).toBeVisible()
  await expect(menu.getByRole('menuitem', { name: 'Log' })).toBeHidden()
})
