import { mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'
import { renderSVG } from 'uqr'

/** What a camera sees of a QR code that holds `text`: it lies a little askew on a counter of 1280 × 720. */
export async function qrPicture(text: string | number[]): Promise<Buffer> {
  const code = await sharp(Buffer.from(renderSVG(text, { border: 4, ecc: 'M' })), { density: 300 })
    .resize(460, 460)
    .rotate(4, { background: '#fff' })
    .png()
    .toBuffer()
  return sharp({ create: { width: 1280, height: 720, channels: 3, background: '#8a7a66' } })
    .composite([{ input: code, gravity: 'centre' }])
    .jpeg({ quality: 80 })
    .toBuffer()
}

/** A film of one picture for Chromium's stand-in camera, which shows it again and again: its file, and what makes it. */
export function qrFilm(text: string): { file: string; make: () => Promise<void> } {
  const file = join(mkdtempSync(join(tmpdir(), 'mwc-camera-')), 'counter.mjpeg')
  return {
    file,
    async make() {
      const frame = await qrPicture(text)
      writeFileSync(file, Buffer.concat([frame, frame]))
    },
  }
}
