import type { Browser } from '@playwright/test'

const samples = { Latin: 'R', Chinese: '会', Bengali: 'ক', Tamil: 'க' }

/** The scripts without letters in this browser: it draws the same empty box as for a code point that has no letter. */
export async function missingScripts(browser: Browser): Promise<string[]> {
  const page = await browser.newPage()
  const missing = await page.evaluate((letters) => {
    const drawn = (letter: string) => {
      const canvas = document.createElement('canvas')
      const pen = canvas.getContext('2d')
      if (!pen) throw new Error('this browser draws nothing')
      pen.font = '48px system-ui, sans-serif'
      pen.fillText(letter, 20, 80)
      return canvas.toDataURL()
    }
    const box = drawn('\u{10FFFE}')
    const nothing = drawn(' ')
    return Object.entries(letters).flatMap(([script, letter]) => ([box, nothing].includes(drawn(letter)) ? [script] : []))
  }, samples)
  await page.close()
  return missing
}
