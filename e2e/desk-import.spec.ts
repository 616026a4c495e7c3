import { readFile } from 'node:fs/promises'
import { logIn } from '@mwc/contract/account/log-in/log-in.calls'
import { expect, type Locator, type Page } from '@playwright/test'
import { doTask } from './fixtures/desk/do-task.ts'
import { newStaff, signInOnPage } from './fixtures/people/new-staff.ts'
import { newWorker, type Worker } from './fixtures/people/new-worker.ts'
import { signedUpMember } from './fixtures/people/signed-up-member.ts'
import { inspectDeskPage } from './fixtures/screens/inspect-desk-page.ts'
import { callServer } from './fixtures/server/call-server.ts'
import { test } from './fixtures/server/test-with-own-desk.ts'

test.use({ viewport: { width: 1280, height: 800 }, isMobile: false, hasTouch: false })

const head = 'S/N,Name,HP No.,FIN No.,D.O.B.,Country,Sex,Industry,Employer,Trade,Valid from,Months,SMS'

/** A worker as a row of an old list; what is given stands in place of what is usual. */
const rowOf = ({ fullName, mobile, fin }: Worker, given: { birth?: string; mobile?: string; employer?: string; from?: string } = {}) =>
  [
    '1',
    fullName,
    given.mobile ?? mobile,
    fin,
    given.birth ?? '09/13/1990',
    'Bangladeshi',
    'M',
    'Construction',
    given.employer ?? 'Harbour Works',
  ]
    .concat(['Rigger', given.from ?? '2026-01-01', '12', 'yes'])
    .join(',')

const fileOf = (...rows: string[]) => [head, ...rows, ''].join('\r\n')

async function choose(page: Page, content: string | Buffer, name = 'members-2025.csv'): Promise<void> {
  await page.locator('input[type=file]').setInputFiles({ name, mimeType: 'text/csv', buffer: Buffer.from(content) })
}

/** What the page says of a file by a name. */
const fact = (page: Page, name: string): Locator => page.locator('main dt', { hasText: name }).locator('xpath=following-sibling::dd')

test('a list from before is uploaded, read right, looked at and applied; what is wrong with a file or a row is said @release', async ({
  page,
  base,
  desk,
}) => {
  const staff = await newStaff(desk, 'membership')
  const known = await signedUpMember(base)
  const [first, second, third] = [newWorker(), newWorker(), newWorker()]
  await page.goto(`${base}/console/member-imports`)
  await signInOnPage(page, staff)
  await expect(page.getByText('No files yet')).toBeVisible()
  await inspectDeskPage(page, 'no files of members yet')

  // Files of which nothing is taken: it is said where, and what to do.
  const dialog = page.getByRole('dialog')
  await choose(page, fileOf(rowOf(first), rowOf(second)).slice(0, -40))
  await expect(dialog).toContainText('Row 3: This row has more or fewer cells than the first. Is the file whole?')
  await dialog.getByRole('button', { name: 'Not now' }).click()
  await choose(page, fileOf(rowOf(first)).replace('Trade', 'Hp No'))
  await expect(dialog).toContainText('column “Hp No”: This column stands twice.')
  await dialog.getByRole('button', { name: 'Not now' }).click()
  await choose(page, 'x', 'members.xlsx')
  await expect(page.getByText('This is a workbook.')).toBeVisible()
  // Bytes that may be one text or another: whoever uploads says which.
  await choose(page, Buffer.from(fileOf(rowOf(first), rowOf(second, { employer: 'Café Ltd' })), 'latin1'))
  await expect(dialog).toContainText('Row 3, column “Employer”')
  await inspectDeskPage(page, 'the question for an encoding')
  await dialog.getByRole('button', { name: '“Café Ltd” (Windows-1252, Western European)' }).click()
  await expect(page).toHaveURL(/\/member-imports\/[0-9a-f-]{36}\/show$/)
  await expect(fact(page, 'Encoding')).toHaveText('Windows-1252, Western European')
  await page.getByRole('button', { name: 'Put aside' }).click()
  await dialog.getByRole('button', { name: 'Put aside' }).click()
  await expect(page.getByText('Put aside', { exact: true }).first()).toBeVisible()

  // Dates that can be read both ways, and bare numbers of Excel, are asked for once.
  await page.goto(`${base}/console/member-imports`)
  const rows = [
    rowOf(first, { birth: '03/04/1990' }),
    rowOf(second, { birth: '32941' }),
    rowOf(third, { birth: '05/06/1991', mobile: '6.58E+09' }),
    rowOf({ ...newWorker(), mobile: known.mobile }, { birth: '05/06/1991' }),
  ]
  await choose(page, fileOf(...rows))
  await expect(page.getByRole('heading', { name: 'Which column is what' })).toBeVisible()
  await expect(page.getByLabel('What HP No. is')).toHaveText('Mobile')
  await expect(page.getByLabel('What S/N is')).toHaveText('Left out')
  await inspectDeskPage(page, 'the columns of a file')
  await page.getByLabel('Everybody in this file signed').check()
  await page.getByRole('button', { name: 'Check the rows' }).click()
  await expect(page.getByLabel('What is 03/04/1990?')).toHaveAttribute('aria-invalid', 'true')
  await page.getByLabel('What is 03/04/1990?').click()
  await page.getByRole('option', { name: 'The day comes first' }).click()
  await page.getByLabel('Which day is 32941?').click()
  await page.getByRole('option', { name: '9 Mar 1990' }).click()
  await page.getByRole('button', { name: 'Check the rows' }).click()
  await expect(page.getByText('Ready to apply')).toBeVisible({ timeout: 30_000 })
  await expect(fact(page, 'New members')).toHaveText('2')
  const faults = page.getByRole('region', { name: 'Rows that stay out' })
  await expect(faults).toContainText('Excel rounded this number')
  await expect(faults).toContainText('Another member has this number.')
  await doTask(page, "see what is wrong with a file's rows, for whoever keeps the list", async () => {
    const [errors] = await Promise.all([page.waitForEvent('download'), faults.getByRole('button', { name: 'Export CSV' }).click()])
    expect(await readFile(await errors.path(), 'utf8')).toContain('Excel rounded this number')
  })
  await inspectDeskPage(page, 'a file that was looked at')

  await page.getByRole('button', { name: 'Apply' }).click()
  await dialog.getByLabel('Reason').fill('The list of 2025')
  await inspectDeskPage(page, 'the question for applying')
  await dialog.getByRole('button', { name: 'Apply' }).click()
  await expect(page.getByText('Applied', { exact: true }).first()).toBeVisible({ timeout: 30_000 })
  await expect(fact(page, 'Made members')).toHaveText('2')
  await inspectDeskPage(page, 'a file that was applied')

  // Who came in is found, has the days of the list, and has no password yet.
  await page.goto(`${base}/console/members`)
  await page.getByPlaceholder('Name, number, mobile or last 4').fill(first.mobile)
  await expect(page.getByRole('row')).toHaveCount(2)
  await page.getByRole('row').filter({ hasText: first.fullName }).click()
  await expect(page.getByText('31 Dec 2026').first()).toBeVisible()
  await expect(page.getByText('3 Apr 1990').first()).toBeVisible()
  const signIn = callServer(base, logIn, { areaCode: '+65', mobile: first.mobile, password: first.password })
  await expect(signIn).rejects.toThrow()

  // The same list again changes nobody; with what staff choose, it changes just that.
  await page.goto(`${base}/console/member-imports`)
  await choose(page, fileOf(rowOf(first, { birth: '1990-04-03', employer: 'Tuas Dock Works' })))
  await page.getByLabel('Company').check()
  await page.getByRole('button', { name: 'Check the rows' }).click()
  await expect(fact(page, 'Would be changed')).toHaveText('1', { timeout: 30_000 })
  await page.getByRole('button', { name: 'Apply' }).click()
  await dialog.getByLabel('Reason').fill('Moved to another employer')
  await dialog.getByRole('button', { name: 'Apply' }).click()
  await expect(page.getByText('Applied', { exact: true }).first()).toBeVisible({ timeout: 30_000 })
  await page.goto(`${base}/console/member-imports`)
  await expect(page.getByRole('row')).toHaveCount(4)
  await inspectDeskPage(page, 'the files of members')
  await doTask(page, 'see who brought members in, when, and how many', async () => {
    await page.getByRole('row').nth(1).getByRole('link').click()
    await expect(page.getByText('Applied', { exact: true }).first()).toBeVisible()
    await expect(fact(page, 'Changed')).toHaveText('1')
  })
})
