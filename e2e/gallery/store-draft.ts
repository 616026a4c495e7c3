import type { ScreenTaker } from './screen-taker.ts'

/** Puts in this tab what a sign-up or a forgotten password stores, as if the number had been proved. */
export async function storeDraft(taker: ScreenTaker, draft: object): Promise<void> {
  await taker.page.evaluate((text) => sessionStorage.setItem('SIGN_UP_DRAFT', text), JSON.stringify(draft))
}
