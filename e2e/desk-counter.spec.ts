import { me } from '@mwc/contract/account/people/people.calls'
import { expect } from '@playwright/test'
import { doTask } from './fixtures/desk/do-task.ts'
import { newStaff, signInOnPage } from './fixtures/people/new-staff.ts'
import { signedUpMember } from './fixtures/people/signed-up-member.ts'
import { startOrder } from './fixtures/people/start-order.ts'
import { inspectDeskPage } from './fixtures/screens/inspect-desk-page.ts'
import { callServer } from './fixtures/server/call-server.ts'
import { test } from './fixtures/server/test-with-own-desk.ts'

test.use({ viewport: { width: 1280, height: 800 }, isMobile: false, hasTouch: false })

test('a shift by keyboard: a member without a phone pays, a code is scanned, and the day is closed @release', async ({
  page,
  base,
  desk,
}) => {
  const [without, withCode] = [await signedUpMember(base), await signedUpMember(base)]
  const [first, second] = [await callServer(base, me, {}, without.token), await callServer(base, me, {}, withCode.token)]
  const { qrText } = await startOrder(base, withCode, 'nets')
  expect(qrText).not.toBeNull()
  const { keyboard } = page
  const said = page.getByRole('status')

  await page.goto(`${base}/console/counter`)
  await signInOnPage(page, await newStaff(desk, 'membership'))
  const search = page.getByLabel('Code, number, mobile or name')
  await doTask(page, 'begin a shift (once a session)', async () => {
    await page.getByLabel('Place and terminal').click()
    const option = page.getByRole('option', { name: 'Help Centre Little India · T1' })
    while (!(await option.evaluate((element) => element === document.activeElement))) await keyboard.press('ArrowDown')
    await keyboard.press('Enter')
    await inspectDeskPage(page, 'the choice of a terminal')
    await page.getByRole('button', { name: 'Begin the shift' }).press('Enter')
    await expect(search).toBeFocused()
  })

  // The member's number finds one: plan, Enter, the slip's reference, Enter.
  await keyboard.type(first.user.memberNumber)
  await keyboard.press('Enter')
  await expect(page.getByRole('radio', { name: /^6 months/ })).toBeFocused()
  await inspectDeskPage(page, 'a payment for a member without a phone')
  await doTask(page, 'let a member without a phone pay', async () => {
    await page.getByRole('radio', { name: /^6 months/ }).focus()
    await keyboard.press('ArrowDown')
    await keyboard.press('Enter')
    await expect(page.getByLabel('Reference on the slip')).toBeFocused()
    await keyboard.type('000123')
    await keyboard.press('Enter')
    await expect(said).toContainText('Collected S$15.00')
  })
  await expect(search).toBeFocused()
  expect((await callServer(base, me, {}, without.token)).membership.status).toBe('active')

  // A scanner types the code and Enter; the slip of before is refused by name, the right one taken.
  for (const _ of ['scanned', 'scanned once more']) {
    await search.fill(qrText ?? '')
    await keyboard.press('Enter')
    await expect(page.getByLabel('Reference on the slip')).toBeFocused()
  }
  await doTask(page, 'collect a fee that was paid at a NETS machine', async (aside) => {
    const reference = page.getByLabel('Reference on the slip')
    await expect(reference).toBeFocused()
    await aside(async () => {
      await keyboard.type('000123')
      await keyboard.press('Enter')
      await expect(reference).toHaveAccessibleDescription(/entered this slip for another payment/)
      await expect(reference).toBeFocused()
      await inspectDeskPage(page, 'a slip that was used')
    })
    await reference.fill('000124')
    await reference.press('Enter')
    await expect(said).toContainText('Collected S$9.00')
  })

  await keyboard.type(second.user.memberNumber)
  await keyboard.press('Enter')
  await expect(page.getByText('Start a payment')).toBeVisible()
  await page.getByRole('link', { name: 'Close the day' }).press('Enter')
  await expect(page.getByRole('table', { name: 'Slips' })).toContainText('000124')
  const dialog = page.getByRole('dialog')
  await doTask(page, "close a terminal's day", async (aside) => {
    await page.getByRole('button', { name: 'Close the day' }).press('Enter')
    await dialog.getByLabel('Payments on the terminal').fill('3')
    await dialog.getByLabel('Sum on the terminal').fill('33.00')
    await aside(async () => {
      await dialog.getByLabel('Sum on the terminal').press('Enter')
      await expect(dialog.getByLabel('Explanation')).toHaveAccessibleDescription(/^Please fill this in\. Needed/)
      await inspectDeskPage(page, 'the question that closes a day')
    })
    await dialog.getByLabel('Explanation').fill('One was taken for the clinic')
    await dialog.getByRole('button', { name: 'Close the day' }).press('Enter')
    await expect(dialog).toBeHidden()
    await expect(page.getByText('+S$9.00, +1 slip')).toBeVisible()
  })
  await inspectDeskPage(page, 'a closed day')
  await page.getByRole('menuitem', { name: 'Daily closes' }).click()
  await expect(page.getByRole('row').filter({ hasText: 'Help Centre Little India' })).toContainText('Closed')
  await inspectDeskPage(page, 'the daily closes')
  await page.getByRole('menuitem', { name: 'Counter' }).click()
  await expect(page.getByText('Today is closed for this terminal')).toBeVisible()
  await page.getByRole('menuitem', { name: 'Terminals' }).click()
  await expect(page.getByRole('button', { name: 'Add a terminal' })).toBeHidden()
  await inspectDeskPage(page, 'the terminals')
})
