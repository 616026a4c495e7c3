import { AxeBuilder } from '@axe-core/playwright'
import { expect, type Page } from '@playwright/test'

export const wcagTags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa']

/** Sees that the screen at hand does not scroll sideways on the narrowest phone. Goes on when it does. */
export async function inspectWidth(page: Page, name: string): Promise<void> {
  const before = page.viewportSize()
  await page.setViewportSize({ width: 320, height: 640 })
  const over = await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)
  expect.soft(over, `pixels that ${name} is too wide at 320`).toBeLessThanOrEqual(0)
  if (before) await page.setViewportSize(before)
}

/** Finds what keeps people out, and sideways scroll on the narrowest phone. The journey goes on when there is some. */
export async function inspectScreen(page: Page, name: string): Promise<void> {
  const { violations } = await new AxeBuilder({ page }).withTags(wcagTags).analyze()
  const serious = violations.filter(({ impact }) => impact === 'serious' || impact === 'critical')
  const found = serious.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html.slice(0, 160)).join(' | ')}`)
  expect.soft(found, `what keeps people out of ${name}`).toEqual([])
  await inspectWidth(page, name)
}
