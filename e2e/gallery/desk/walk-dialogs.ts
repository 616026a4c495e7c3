import type { DeskTaker } from './desk-taker.ts'
import type { Filled } from './fill-desk.ts'

/** Opens what lies over pages: questions, what they refuse, the palette, the sheet of shortcuts. */
export async function walkDialogs(taker: DeskTaker, { longId, memberNumber, broadcastId }: Filled): Promise<void> {
  const { page } = taker
  const dialog = page.getByRole('dialog')
  const leave = async () => {
    await page.keyboard.press('Escape')
    await dialog.waitFor({ state: 'hidden' })
  }
  /** A question as it opens, and what it says to whoever sends it empty. */
  const ask = async (path: string, label: string) => {
    await taker.goTo(path)
    await page.getByRole('main').getByRole('button', { name: label, exact: true }).first().click()
    await taker.take(`${path} ${label}`)
    await dialog.getByRole('button', { name: label, exact: true }).click()
    await dialog.locator('[aria-invalid=true]').first().waitFor()
    await taker.take(`${path} ${label} refused`)
    await leave()
  }
  await taker.goTo('/work')
  await page.keyboard.press('Control+k')
  await page.getByRole('combobox', { name: 'Page, or member' }).waitFor()
  await page.keyboard.type(memberNumber)
  await page.getByRole('option', { name: memberNumber }).waitFor()
  await taker.take('the palette')
  await leave()
  await ask(`/members/${longId}/show`, 'Correct')
  await ask(`/members/${longId}/show`, 'Give months')
  await ask('/payment-reviews', 'Accept')
  await ask('/phone-requests', 'Approve')
  await ask('/paper-requests', 'Make the file')
  await ask('/statement-sources', 'Add a source')
  await ask(`/broadcasts/${broadcastId}/show`, 'Send me a test')
  await ask(`/broadcasts/${broadcastId}/show`, 'Schedule')
  await ask('/statement-lines', 'Match')
  await ask('/terminals', 'Add a terminal')
  await ask('/staff', 'Invite somebody')
  await taker.goTo(`/members?filter=${encodeURIComponent(JSON.stringify({ search: 'nobody of this name' }))}`)
  await taker.take('a search that finds nobody')
  await taker.goTo('/members/00000000-0000-4000-8000-000000000000/show')
  await taker.take('a record that is not there')
  await taker.goTo('/no-such-page')
  await taker.take('a page that is not there')
}
