import type { Language } from '@mwc/contract/language/language'
import { cardAddress } from '@mwc/contract/scan/scanned-text'
import { activeMember } from '../fixtures/people/active-member.ts'
import { cardProver } from '../fixtures/people/card-prover.ts'
import { wordsOf } from '../fixtures/screens/words.ts'
import type { ScreenTaker } from './screen-taker.ts'
import { signIn } from '../fixtures/screens/sign-in.ts'

/** Takes what a camera is told of a card, and the card while another phone shows it, with its code, and on the whole screen. */
export async function walkCard(taker: ScreenTaker, language: Language): Promise<void> {
  const { page, base } = taker
  const { card, shared } = wordsOf[language]
  const member = await activeMember(base)
  const addressAt = await cardProver(base, member.token)
  await page.addInitScript((chosen) => localStorage.setItem('LANGUAGE', chosen), language)
  await taker.load('/')
  const checked = [
    ['a valid card', await addressAt(Date.now())],
    ['a stale card', await addressAt(Date.now() - 600_000)],
    ['no card', cardAddress(base, 'no-card')],
  ] as const
  for (const [name, address] of checked) {
    await taker.open(address)
    await taker.take(name)
  }
  await signIn(taker.page, taker.base, member)
  await taker.load('/pages/tab-bar/member/member')
  await taker.take('the card on another phone')
  await page.getByRole('button', { name: card.takeOver, exact: true }).click()
  await page.getByRole('img', { name: card.qrPicture }).waitFor()
  await taker.take('the card with its code')
  await page.getByRole('img', { name: card.qrPicture }).click()
  await page.getByRole('button', { name: shared.close, exact: true }).waitFor()
  await taker.take('the card on the whole screen')
}
