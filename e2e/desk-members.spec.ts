import { listLog } from '@mwc/contract/log/log.calls'
import { expect } from '@playwright/test'
import { doTask } from './fixtures/desk/do-task.ts'
import { newStaff, signInOnPage } from './fixtures/people/new-staff.ts'
import { signedUpMember } from './fixtures/people/signed-up-member.ts'
import { inspectDeskPage } from './fixtures/screens/inspect-desk-page.ts'
import { callServer } from './fixtures/server/call-server.ts'
import { test } from './fixtures/server/test-with-own-desk.ts'

test.use({ viewport: { width: 1280, height: 800 }, isMobile: false, hasTouch: false })

test('support finds a member by part of the name, by keyboard, and reads the record @release', async ({ page, base, desk }) => {
  const member = await signedUpMember(base)
  const lastFour = member.mobile.slice(-4)
  await page.goto(`${base}/console/members`)
  const support = await newStaff(desk, 'support')
  await signInOnPage(page, support)
  await doTask(page, 'find a member and read the whole record', async () => {
    await page.getByPlaceholder('Name, number, mobile or last 4').fill(`hoss ${lastFour}`)
    const name = page.getByRole('row').filter({ hasText: lastFour }).getByRole('link', { name: 'Kamal Hossain' })
    await expect(page.getByRole('row')).toHaveCount(2)
    await inspectDeskPage(page, 'the members')
    await name.press('Enter')
    await expect(page.getByText('Signed up and never paid.')).toBeVisible()
    await expect(page.getByRole('table', { name: 'Consents' })).toContainText('Member consent')
    await expect(page.getByRole('table', { name: 'Phones' })).toContainText('Signed in')
  })
  await inspectDeskPage(page, 'the record')
  const id = /members\/([^/]+)\/show/.exec(page.url())?.[1] ?? ''

  await page.getByRole('menuitem', { name: 'Members' }).click()
  await doTask(page, 'find a member and read the whole record', async () => {
    await page.getByRole('button', { name: 'Find by whole FIN' }).click()
    const fin = page.getByRole('dialog').getByRole('textbox', { name: 'FIN' })
    await fin.fill('G6046409X')
    await page.keyboard.press('Enter')
    await expect(fin).toHaveAttribute('aria-invalid', 'true')
    await inspectDeskPage(page, 'the question for a FIN')
    await fin.fill('g 6046409 q')
    await page.keyboard.press('Enter')
    await expect(page.getByText('Rahim Uddin').first()).toBeVisible()
  })
  expect(page.url()).not.toContain('6046409')

  const { rows } = await callServer(base, listLog, { memberId: id }, desk.token)
  expect(rows).toMatchObject([{ act: 'members.look', username: support.username, record: { kind: 'member', id } }])
})
