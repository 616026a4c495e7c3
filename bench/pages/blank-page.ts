import { setTimeout as wait } from 'node:timers/promises'
import type { BrowserContext, Page } from '@playwright/test'
import type { LineState, SlowPhone } from './slow-phone.ts'

/**
 * An empty page in place of the one before, as slow as asked, after the browser's own work at its start.
 * There is never a third: each takes the process that the browser has ready, and a load without one is 100 ms late.
 */
export async function openBlankPage(context: BrowserContext, phone: SlowPhone, line: LineState, cpu: number, before?: Page): Promise<Page> {
  await phone.set('fast', 1)
  const page = await context.newPage()
  await before?.close()
  await wait(500)
  await phone.set(line, cpu)
  phone.log.forget()
  return page
}
