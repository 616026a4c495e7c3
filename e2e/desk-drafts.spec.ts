import { expect } from '@playwright/test'
import { doTask } from './fixtures/desk/do-task.ts'
import { newStaff, signInOnPage } from './fixtures/people/new-staff.ts'
import { signedUpMember } from './fixtures/people/signed-up-member.ts'
import { inspectDeskPage } from './fixtures/screens/inspect-desk-page.ts'
import { test } from './fixtures/server/test-with-own-desk.ts'

test.use({ viewport: { width: 1280, height: 800 }, isMobile: false, hasTouch: false })

test('what was typed is found after the tab was closed, by the same person alone; lists are kept as views @release', async ({
  page,
  base,
  desk,
}) => {
  const member = await signedUpMember(base)
  const [nurul, ravi] = [await newStaff(desk, 'membership'), await newStaff(desk, 'membership')]
  await page.goto(`${base}/console/members`)
  await signInOnPage(page, nurul)

  const search = page.getByPlaceholder('Name, number, mobile or last 4')
  await expect(page.getByRole('row').nth(1)).toBeVisible()
  // By keyboard: into the search, and what looks like a FIN goes into no address.
  await page.keyboard.press('/')
  await expect(search).toBeFocused()
  await search.fill(member.fin)
  await expect(page.getByText('FINs are not searched for here')).toBeVisible()
  await search.fill(member.mobile)
  await expect(page).toHaveURL(new RegExp(member.mobile))
  expect(page.url()).not.toContain(member.fin.slice(1, 8))
  await expect(page.getByRole('row')).toHaveCount(2)

  await page.getByLabel('Status').click()
  await page.getByRole('option', { name: 'Pending payment' }).click()
  await page.getByRole('button', { name: 'Views' }).click()
  await page.getByRole('menuitem', { name: 'Save this view…' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Name').fill('Never paid')
  await inspectDeskPage(page, 'the name of a view')
  await dialog.getByRole('button', { name: 'Save' }).click()
  await expect(dialog).toBeHidden()
  await page.goto(`${base}/console/members`)
  await doTask(page, 'find a list as one left it', async () => {
    await page.getByRole('button', { name: 'Views' }).click()
    await page.getByRole('menuitem', { name: 'Never paid', exact: true }).click()
    await expect(page).toHaveURL(/pendingPayment/)
  })
  expect(page.url()).not.toContain(member.mobile)
  await search.fill(member.mobile)
  // A row that is clicked while the list narrows is another one, or gone.
  await expect(page).toHaveURL(new RegExp(member.mobile))
  await expect(page.getByRole('row')).toHaveCount(2)
  await page
    .getByRole('row')
    .filter({ hasText: member.mobile.slice(-4) })
    .click()
  await expect(page.getByRole('region', { name: 'Person' })).toBeVisible()

  const address = page.url()
  await page.getByRole('button', { name: 'Give months' }).click()
  await dialog.getByLabel('Months').fill('2')
  await dialog.getByLabel('Reason').fill(`Closed in March; permit ${member.fin} seen`)
  await page.close()

  const later = await page.context().newPage()
  const question = later.getByRole('dialog')
  const give = later.getByRole('button', { name: 'Give months' })
  const signOut = () => later.context().clearCookies()
  await signOut()
  await later.goto(address)
  await signInOnPage(later, ravi)
  await give.click()
  await expect(question.getByLabel('Reason')).toHaveValue('')
  await signOut()
  await later.goto(address)
  await signInOnPage(later, nurul)
  await give.click()
  await expect(question.getByText('You typed this')).toBeVisible()
  await expect(question.getByLabel('Months')).toHaveValue('2')
  await expect(question.getByLabel('Reason')).toHaveValue('Closed in March; permit … seen')
  await inspectDeskPage(later, 'a question with what was typed before')
  await question.getByRole('button', { name: 'Give months' }).click()
  await expect(question).toBeHidden()
  await expect(later.getByRole('table', { name: 'Ledger' })).toContainText('Given by staff')
  await give.click()
  await expect(question.getByLabel('Reason')).toHaveValue('')
  await later.keyboard.press('Escape')
  await expect(question).toBeHidden()
  await expect(give).toBeFocused()

  // Each page is two keys away, and the sheet says so.
  await later.keyboard.press('?')
  await expect(question).toContainText('Keyboard shortcuts')
  await inspectDeskPage(later, 'the shortcuts')
  await later.keyboard.press('Escape')
  await expect(question).toBeHidden()
  await later.keyboard.press('g')
  await later.keyboard.press('p')
  await expect(later.getByRole('heading', { name: 'Payments', level: 1 })).toBeVisible()

  // Whoever signs out leaves nothing that was typed.
  await later.goto(address)
  await give.click()
  await question.getByLabel('Reason').fill('Not sent')
  await later.keyboard.press('Escape')
  await expect(question).toBeHidden()
  await later.getByRole('button', { name: nurul.username }).click()
  await later.getByRole('menuitem', { name: 'Logout' }).click()
  await expect(later.getByRole('button', { name: 'Sign in', exact: true })).toBeVisible()
  expect(await later.evaluate(() => Object.keys(localStorage).filter((key) => key.startsWith('desk-draft')))).toEqual([])
})
