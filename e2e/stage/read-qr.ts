import type { Locator } from '@playwright/test'
import jsQr from 'jsqr'
import sharp from 'sharp'

/** What a scanner reads off the screen where a QR is shown, cut as it is seen and not scaled; null where it reads nothing. */
export async function readQr(shown: Locator): Promise<string | null> {
  const picture = await shown.screenshot({ animations: 'disabled' })
  const { data, info } = await sharp(picture).ensureAlpha().raw().toBuffer({ resolveWithObject: true })
  return jsQr.default(new Uint8ClampedArray(data), info.width, info.height)?.data ?? null
}
