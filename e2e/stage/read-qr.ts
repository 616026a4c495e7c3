import type { Locator } from '@playwright/test'
import jsQr from 'jsqr'
import sharp from 'sharp'

/** What a scanner reads off the screen where a QR is shown; null where it reads nothing. The picture is cut as it is seen, nothing is scaled. */
export async function readQr(shown: Locator): Promise<string | null> {
  const picture = await shown.screenshot({ animations: 'disabled' })
  const { data, info } = await sharp(picture).ensureAlpha().raw().toBuffer({ resolveWithObject: true })
  return jsQr.default(new Uint8ClampedArray(data), info.width, info.height)?.data ?? null
}
