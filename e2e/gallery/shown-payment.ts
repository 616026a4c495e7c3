import { readPayment } from '@mwc/contract/payments/payments.calls'
import { callServer } from '../fixtures/server/call-server.ts'
import type { ScreenTaker } from './screen-taker.ts'

/** The payment that the address names: its number at the bank, and the path that it is shown at. */
export async function shownPayment({ page, base }: ScreenTaker): Promise<{ transactionNumber: string; path: string }> {
  const { pathname, search, searchParams } = new URL(page.url())
  const token = await page.evaluate(() => localStorage.getItem('TOKEN_H5') ?? '')
  const { transactionNumber } = await callServer(base, readPayment, { id: searchParams.get('id') ?? '' }, token)
  return { transactionNumber, path: pathname.replace('/mobile', '') + search }
}
