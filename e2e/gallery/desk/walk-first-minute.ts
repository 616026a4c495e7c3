import { execFileSync } from 'node:child_process'
import { join } from 'node:path'
import { TOTP, URI } from 'otpauth'
import { readQr } from '../../fixtures/pictures/read-qr.ts'
import type { DeskTaker } from './desk-taker.ts'

const root = join(import.meta.dirname, '..', '..', '..')

/** Makes the first administrator of a programme without data, as whoever runs it does; answers with the link's secret. */
export function firstAdmin(folder: string): string {
  const settings = { NODE_ENV: 'test', DATABASE_URL: '', DATA_FOLDER: folder, SEED: 'settings', SMS: 'simulator', PAYNOW: 'simulator' }
  const said = execFileSync(process.execPath, ['server/src/add-admin.ts', 'founder'], {
    cwd: root,
    env: { ...process.env, ...settings },
    encoding: 'utf8',
  })
  const secret = /join#(\S+)/.exec(said)?.[1]
  if (!secret) throw new Error(`no link was printed: ${said}`)
  return secret
}

/** From the link to a programme that can take money, as somebody does it who was told nothing; prints what it took. */
export async function walkFirstMinute(taker: DeskTaker, secret: string): Promise<void> {
  const { page, base } = taker
  let interactions = 0
  const press = async (name: string, within = page.locator('body')) => {
    interactions += 1
    await within
      .getByRole('button', { name, exact: true })
      .or(within.getByRole('link', { name, exact: true }))
      .first()
      .click()
  }
  const type = async (label: string, text: string, within = page.locator('body')) => {
    interactions += 1
    await within.getByLabel(label, { exact: false }).first().fill(text)
  }
  const dialog = page.locator('[role=dialog]')
  const done = () => dialog.waitFor({ state: 'hidden' })
  const steps = page.getByRole('region', { name: 'First steps' })

  await page.goto(`${base}/console/join#${secret}`)
  const qr = page.getByRole('img', { name: 'QR for the authenticator app' })
  await qr.waitFor()
  await taker.take('1 the link')
  const totp = URI.parse((await readQr(qr)) ?? '')
  if (!(totp instanceof TOTP)) throw new Error('the QR is no address of a time-based code')
  await type('New password', 'Harbour-7-cranes')
  await type('Code of your authenticator app', totp.generate())
  await press('Set up and sign in')
  await page.getByLabel('Recovery codes').waitFor()
  await taker.take('2 the recovery codes')
  await press('I have kept them: to the desk')
  await steps.waitFor()
  await taker.take('3 the first page')

  await press('Set the prices')
  const prices = page.getByRole('region', { name: 'Prices' })
  await type('6 months (S$)', '9', prices)
  await type('1 year (S$)', '15', prices)
  interactions += 1
  await prices.getByLabel('1 year on sale').check()
  await taker.take('4 the prices')
  await press('Save', prices)
  await type('Reason', 'The fees of the board', dialog)
  await press('Save', dialog)
  await done()
  await press('Next: Add a counter')
  await taker.take('5 the counters')
  await press('Add a place')
  await type('Name', 'Help Centre Little India', dialog)
  await type('Address', 'Race Course Road 10', dialog)
  await type('Latitude', '1.3108', dialog)
  await type('Longitude', '103.8527', dialog)
  await type('Opening hours', 'Every day 10 am to 8 pm', dialog)
  await taker.take('6 the first place')
  await press('Add a place', dialog)
  await done()
  await press('Add a terminal')
  await type('Name', 'T1', dialog)
  await press('Add a terminal', dialog)
  await done()
  await press('Next: Invite somebody')
  await press('Invite somebody')
  await type('User name', 'nurul', dialog)
  interactions += 2
  await dialog.getByLabel('Role').click()
  await page.getByRole('option', { name: 'Administrator' }).click()
  await press('Invite somebody', dialog)
  await press('I have handed it over')
  await page.getByText('First steps').waitFor({ state: 'hidden' })
  await taker.goTo('/work')
  await taker.take('7 all done')
  console.log(`The first minute: ${interactions} interactions from the link to a programme that takes money.`)
}
