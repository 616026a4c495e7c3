import { expect } from '@playwright/test'
import { randomUUID } from 'node:crypto'
import { TOTP, URI } from 'otpauth'
import { doTask } from './fixtures/desk/do-task.ts'
import { codeOf, newStaff, signInOnPage, type Staff } from './fixtures/people/new-staff.ts'
import { readQr } from './fixtures/pictures/read-qr.ts'
import { inspectDeskPage } from './fixtures/screens/inspect-desk-page.ts'
import { test } from './fixtures/server/test-with-own-desk.ts'

test.use({ viewport: { width: 1280, height: 800 }, isMobile: false, hasTouch: false })

test('a colleague is invited, sets up what nobody else sees, and signs in without the phone @release', async ({
  page,
  base,
  desk,
  browser,
}) => {
  await page.goto(`${base}/console/staff`)
  await signInOnPage(page, await newStaff(desk, 'admin'))
  const dialog = page.getByRole('dialog')
  const username = `nurul-${randomUUID().slice(0, 6)}`
  const handOver = page.getByRole('dialog', { name: `Hand this link to ${username}` })
  let link = ''
  await doTask(page, 'invite a colleague', async () => {
    await page.getByRole('button', { name: 'Invite somebody' }).click()
    await dialog.getByLabel('User name').fill(username)
    await dialog.getByLabel('Role').click()
    await page.getByRole('option', { name: 'Support' }).click()
    await dialog.getByRole('button', { name: 'Invite somebody' }).click()
    link = await handOver.getByLabel('Link').inputValue()
    await inspectDeskPage(page, 'the link of an invitation')
    await handOver.getByRole('button', { name: 'I have handed it over' }).click()
  })
  await inspectDeskPage(page, 'the staff')

  const theirs = await browser.newPage({ viewport: { width: 1280, height: 800 } })
  // A passkey is of a name, which an address of numbers is not.
  await theirs.goto(`${base.replace('127.0.0.1', 'localhost')}${new URL(link).pathname}${new URL(link).hash}`)
  await expect(theirs.getByText(username)).toBeVisible()
  expect(theirs.url()).not.toContain('#')
  await inspectDeskPage(theirs, 'the set-up of an account')
  const totp = URI.parse((await readQr(theirs.getByRole('img', { name: 'QR for the authenticator app' }))) ?? '')
  if (!(totp instanceof TOTP)) throw new Error('the QR is no address of a time-based code')
  const staff: Staff = { username, password: 'Nine-boats-at-sea', totp, spentStep: 0, recoveryCodes: [] }
  await theirs.getByLabel('New password').fill('nine')
  await theirs.getByLabel('Code of your authenticator app').fill(codeOf(staff))
  await theirs.getByRole('button', { name: 'Set up and sign in' }).click()
  await expect(theirs.getByLabel('New password')).toHaveAccessibleDescription(/12 or more/)
  await theirs.getByLabel('New password').fill(staff.password)
  await theirs.getByRole('button', { name: 'Set up and sign in' }).click()
  const codes = (await theirs.getByLabel('Recovery codes').inputValue()).split('\n')
  expect(codes).toHaveLength(10)
  await inspectDeskPage(theirs, 'the recovery codes')
  await theirs.getByRole('button', { name: 'I have kept them: to the desk' }).click()
  await expect(theirs.getByRole('menuitem', { name: 'Payments' })).toBeVisible()
  await expect(theirs.getByRole('menuitem', { name: 'Staff' })).toBeHidden()

  await theirs.getByRole('button', { name: username }).click()
  await theirs.getByRole('menuitem', { name: 'Logout' }).click()
  await theirs.getByLabel('User name').fill(username)
  await theirs.getByLabel('Password').fill(staff.password)
  await theirs.getByLabel('Code of your authenticator app').fill(codes[0] ?? '')
  await theirs.getByRole('button', { name: 'Sign in', exact: true }).click()
  await theirs.getByRole('button', { name: username }).click()
  await theirs.getByRole('menuitem', { name: 'My account' }).click()
  await expect(theirs.getByText('9 of 10 are left')).toBeVisible()

  // A device that verifies its owner, as a laptop does by finger.
  const device = await theirs.context().newCDPSession(theirs)
  await device.send('WebAuthn.enable')
  const options = {
    protocol: 'ctap2',
    transport: 'internal',
    hasResidentKey: true,
    hasUserVerification: true,
    isUserVerified: true,
  } as const
  await device.send('WebAuthn.addVirtualAuthenticator', { options: { ...options, automaticPresenceSimulation: true } })
  const passkeys = theirs.getByRole('region', { name: 'Passkeys' })
  await passkeys.getByLabel('Name of the new passkey').fill('Work laptop')
  await passkeys.getByLabel('Your password').fill(staff.password)
  await passkeys.getByRole('button', { name: 'Add a passkey' }).click()
  await expect(passkeys.getByRole('list', { name: 'Your passkeys' })).toContainText('not used yet')
  await inspectDeskPage(theirs, 'the own account')
  await theirs.getByRole('button', { name: username }).click()
  await theirs.getByRole('menuitem', { name: 'Logout' }).click()
  await theirs.getByRole('button', { name: 'Sign in with a passkey' }).click()
  await expect(theirs.getByRole('menuitem', { name: 'Payments' })).toBeVisible()

  await page.reload()
  await page.getByRole('row').filter({ hasText: username }).click()
  await inspectDeskPage(page, 'one of the staff')
  await doTask(page, 'shut out somebody who left', async () => {
    await page.getByRole('button', { name: 'Disable' }).click()
    await dialog.getByLabel('Reason').fill('She moved to another team')
    await dialog.getByRole('button', { name: 'Disable' }).click()
    await expect(dialog).toBeHidden()
    await expect(page.getByText('Disabled', { exact: true })).toBeVisible()
  })
  await theirs.reload()
  await expect(theirs.getByRole('button', { name: 'Sign in', exact: true })).toBeVisible()
  await theirs.close()
})
