import { me } from '@mwc/contract/account/people/people.calls'
import { correctMember } from '@mwc/contract/members/member-acts-desk.calls'
import { readMember } from '@mwc/contract/members/member-desk.calls'
import { expect, type Page } from '@playwright/test'
import { doTask } from './fixtures/desk/do-task.ts'
import { newStaff, signInOnPage } from './fixtures/people/new-staff.ts'
import { signedUpMember } from './fixtures/people/signed-up-member.ts'
import { codeSentTo, messagesTo } from './fixtures/people/simulated-parties.ts'
import { inspectDeskPage } from './fixtures/screens/inspect-desk-page.ts'
import { openAt } from './fixtures/screens/open-page.ts'
import { giveCode } from './fixtures/screens/sign-up-steps.ts'
import { callServer } from './fixtures/server/call-server.ts'
import { test, unusedMobile } from './fixtures/server/test-with-own-desk.ts'

test.use({ viewport: { width: 1280, height: 800 }, isMobile: false, hasTouch: false })

/** Finds a member as somebody at the counter does, by the mobile number. */
async function openMember(page: Page, base: string, mobile: string): Promise<void> {
  await page.goto(`${base}/console/members?filter=${encodeURIComponent(JSON.stringify({ search: mobile }))}`)
  await page.getByRole('row').nth(1).click()
  await expect(page.getByRole('region', { name: 'Person' })).toBeVisible()
}

test('membership corrects a name, gives a month, keeps a paper, and confirms a holder who then logs in by OTP @release', async ({
  page,
  base,
  desk,
}) => {
  const member = await signedUpMember(base)
  const dialog = page.getByRole('dialog')
  await page.goto(`${base}/console/members`)
  await signInOnPage(page, await newStaff(desk, 'membership'))
  await expect(page.getByRole('button', { name: 'Block a FIN', exact: true })).toBeVisible()
  await inspectDeskPage(page, 'the members with acts')
  await openMember(page, base, member.mobile)

  await page.getByRole('button', { name: 'Correct' }).click()
  await dialog.getByLabel('Full name').fill('রহিম')
  await dialog.getByLabel('Whole FIN').fill('G1234567A')
  await dialog.getByRole('button', { name: 'Correct' }).click()
  await expect(dialog.getByLabel('Full name')).toHaveAttribute('aria-invalid', 'true')
  await expect(dialog.getByLabel('Whole FIN')).toHaveAttribute('aria-invalid', 'true')
  await expect(dialog.getByLabel('Reason')).toHaveAccessibleDescription('Please fill this in. Kept in the log.')
  await inspectDeskPage(page, 'the question for a correction')
  await dialog.getByLabel('Full name').fill('Rahim Karim Uddin')
  await dialog.getByLabel('Whole FIN').fill('')
  await dialog.getByLabel('Reason').fill('Work permit seen')
  // A colleague was faster: both texts are shown, what was typed stays, and the next try is over what stands now.
  const id = new URL(page.url()).pathname.split('/').at(-2) ?? ''
  const { version } = await callServer(base, readMember, { id }, desk.token)
  await callServer(base, correctMember, { id, version, fullName: 'Rahim K Uddin', reason: 'Called' }, desk.token)
  await dialog.getByRole('button', { name: 'Correct' }).click()
  await expect(dialog.getByRole('alert')).toContainText('now “Rahim K Uddin”, you typed “Rahim Karim Uddin”')
  await inspectDeskPage(page, 'two who correct at once')
  await dialog.getByRole('button', { name: 'Correct' }).click()
  await expect(dialog).toBeHidden()
  await expect(page.getByText('Rahim Karim Uddin').first()).toBeVisible()

  await doTask(page, 'see a whole FIN', async () => {
    await page.getByRole('button', { name: 'Show the FIN' }).click()
    await dialog.getByLabel('Reason').fill('Insurance asks for it')
    await dialog.getByRole('button', { name: 'Show the FIN' }).click()
    await expect(page.getByText(member.fin)).toBeVisible()
  })

  await doTask(page, 'give months of goodwill', async () => {
    await page.getByRole('button', { name: 'Give months' }).click()
    await dialog.getByLabel('Reason').fill('Closed for repairs in March')
    await dialog.getByRole('button', { name: 'Give months' }).click()
    await expect(page.getByRole('table', { name: 'Ledger' })).toContainText('Given by staff')
  })
  expect((await callServer(base, me, {}, member.token)).membership.status).toBe('active')

  await doTask(page, 'note a letter that asks for data or for an end', async () => {
    await page.getByRole('button', { name: 'Note a request on paper' }).click()
    await dialog.getByLabel('Asked for').click()
    await page.getByRole('option', { name: 'A copy of the data' }).click()
    await dialog.getByLabel('What the paper says').fill('Letter of 2 March, work permit attached')
    await dialog.getByRole('button', { name: 'Note a request on paper' }).click()
    await expect(dialog).toBeHidden()
  })
  await inspectDeskPage(page, 'a member with acts')
  await page.getByRole('menuitem', { name: 'Requests on paper' }).click()
  const row = page.getByRole('row').filter({ hasText: 'Rahim Karim Uddin' })
  await expect(row).toContainText('Letter of 2 March')
  await inspectDeskPage(page, 'the requests on paper')
  await doTask(page, 'answer it', async () => {
    await row.getByRole('button', { name: 'Make the file' }).click()
    await dialog.getByLabel('How the writer was known').fill('Came with the work permit')
    await dialog.getByRole('button', { name: 'Make the file' }).click()
    const saved = page.waitForEvent('download')
    await page.getByRole('button', { name: 'Save as a page' }).click()
    expect((await saved).suggestedFilename()).toMatch(/^mwc-membership-.*\.html$/)
  })
  await inspectDeskPage(page, 'the file to be saved')

  await openMember(page, base, unusedMobile)
  await expect(page.getByText('an OTP alone does not open this account')).toBeVisible()
  await doTask(page, 'open an account unused for 180 days', async () => {
    await page.getByRole('button', { name: 'Confirm the holder' }).click()
    await dialog.getByLabel('How the person was checked').click()
    await page.getByRole('option', { name: 'Seen with papers' }).click()
    await dialog.getByLabel('What was seen or answered').fill('Work permit; he called himself from this phone')
    await dialog.getByRole('button', { name: 'Confirm the holder' }).click()
    await expect(page.getByText('The holder was checked')).toBeVisible()
  })

  const mobile = unusedMobile.slice(3)
  const phone = await page.context().newPage()
  await phone.setViewportSize({ width: 360, height: 800 })
  const words = await openAt(phone, base, '/pages/login/login')
  const seen = (await messagesTo(base, mobile)).length
  await phone.getByText(words.account.withOtp, { exact: true }).click()
  await phone.getByLabel(words.shared.mobileNumber, { exact: true }).fill(mobile)
  await phone.getByRole('button', { name: words.account.getOtp, exact: true }).click()
  await giveCode(phone, words, await codeSentTo(base, mobile, seen))
  await expect(phone).toHaveURL(/my-page\/my-page\?timeout=\d+/)
})
