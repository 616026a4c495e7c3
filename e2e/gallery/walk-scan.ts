import { cardAddress } from '@mwc/contract/scan/scanned-text'
import type { Language } from '@mwc/contract/language/language'
import { qrPicture } from '../fixtures/pictures/qr-picture.ts'
import { textsOf } from './screen-texts.ts'
import type { ScreenTaker } from './screen-taker.ts'

/** Takes what a photo and typing lead to on a phone that refuses the camera. */
export async function walkScan(taker: ScreenTaker, language: Language): Promise<void> {
  const { page, words, button } = textsOf(taker, language)
  const { scan } = words
  const dialog = page.getByRole('dialog')
  const close = async () => {
    await dialog.getByRole('button', { name: words.shared.close, exact: true }).click()
    await dialog.waitFor({ state: 'hidden' })
  }
  await taker.moveTo('/pages/scan/scan')
  await button(scan.typeCode).click()
  await dialog.getByRole('button', { name: words.account.continue, exact: true }).click()
  await taker.take('scan, typed nothing')
  await close()
  const { origin } = new URL(taker.base)
  for (const [name, text] of [
    ['promo code', 'WELCOME3'],
    ['card', cardAddress(origin, 'a1B2-c3_D4.kZ9')],
    ['web address', 'https://example.org/'],
  ] as const) {
    const photo = { name: 'photo.jpg', mimeType: 'image/jpeg', buffer: await qrPicture(text) }
    await page.getByLabel(scan.fromPhoto, { exact: true }).and(page.locator('input')).setInputFiles(photo)
    await dialog.waitFor()
    await taker.take(`scan, ${name}`)
    await close()
  }
}
