import { type Language } from '@mwc/contract/language/language'
import { servePrimitives } from '../../mobile/primitives/serve.ts'
import { freePort } from '../fixtures/server/run-server.ts'
import type { ScreenTaker } from './screen-taker.ts'

/** Takes the page on which all primitives stand. */
export async function walkPrimitives(taker: ScreenTaker, language: Language): Promise<void> {
  await taker.page.addInitScript((chosen) => localStorage.setItem('LANGUAGE', chosen), language)
  const { address, stop } = await servePrimitives(await freePort())
  try {
    await taker.open(address)
    await taker.take('primitives')
  } finally {
    await stop()
  }
}
