import { messagePhotoSide } from '@mwc/contract/messages/attachments'
import sharp from 'sharp'
import { pictureTurns } from './picture-turns.ts'

/** More than the largest phone camera sends within 5 MB, and 200 MB at most once unpacked. */
const maxPixels = 50_000_000
/** Pixels on each side of a member's photo. */
const photoSide = 512
/** Widest and highest that a picture of the content is kept. */
const largest = { width: 1200, height: 1800 }

sharp.cache(false)
sharp.concurrency(1)
// Only these are ever decoded, whatever a file claims to be: no SVG, no PDF, no script in a picture.
sharp.block({ operation: ['VipsForeignLoad'] })
sharp.unblock({ operation: ['VipsForeignLoadJpeg', 'VipsForeignLoadPng', 'VipsForeignLoadWebp'] })
const drawings = { operation: ['VipsForeignLoadSvg'] }

/** One picture at a time in a process, so that many large ones cannot fill its memory. */
const takeTurn = pictureTurns()
/** Pictures that everybody is shown have a turn like one sender's. */
const shown = 'shown'

const uploaded = (content: Buffer) =>
  sharp(content, { limitInputPixels: maxPixels, failOn: 'error', pages: 1 }).timeout({ seconds: 20 }).autoOrient()

/**
 * Makes a member's photo anew: upright, 512 × 512 px around its middle, WebP, without place, time or camera.
 * Throws on whatever is not a whole JPEG, PNG or WebP of at most 50 million pixels.
 * @param sender by whom turns are shared out
 */
export function reencodePhoto(content: Buffer, sender: string): Promise<Buffer> {
  return takeTurn(sender, () => uploaded(content).resize(photoSide, photoSide, { fit: 'cover' }).webp({ quality: 82 }).toBuffer())
}

/** A photo in a message, as `reencodePhoto` and with its refusals, but whole: a letter in it can still be read. */
export async function reencodeMessagePhoto(content: Buffer, sender: string): Promise<{ content: Buffer; width: number; height: number }> {
  const { data, info } = await takeTurn(sender, () =>
    uploaded(content)
      .resize({ width: messagePhotoSide, height: messagePhotoSide, fit: 'inside', withoutEnlargement: true })
      .webp({ quality: 75 })
      .toBuffer({ resolveWithObject: true }),
  )
  return { content: data, width: info.width, height: info.height }
}

/** A content picture, as `reencodePhoto` and with its refusals, but whole; no larger than it is ever shown. */
export async function reencodePicture(content: Buffer, sender: string): Promise<{ content: Buffer; width: number; height: number }> {
  const { data, info } = await takeTurn(sender, () =>
    uploaded(content)
      .resize({ ...largest, fit: 'inside', withoutEnlargement: true })
      .webp({ quality: 92 })
      .toBuffer({ resolveWithObject: true }),
  )
  return { content: data, width: info.width, height: info.height }
}

/** A picture in the width in which a phone asks for it, or in its own where that is narrower. WebP. */
export function resizePicture(master: Buffer, width: number): Promise<Buffer> {
  return takeTurn(shown, () => sharp(master).resize({ width, withoutEnlargement: true }).webp({ quality: 70, effort: 5 }).toBuffer())
}

/** A drawing of our own (SVG) as a picture of that width. Drawings are only decoded here, while no other picture is. */
export function rasteriseDrawing(drawing: Buffer, width: number): Promise<Buffer> {
  return takeTurn(shown, async () => {
    sharp.unblock(drawings)
    try {
      return await sharp(drawing).resize({ width }).webp({ quality: 55, effort: 6 }).toBuffer()
    } finally {
      sharp.block(drawings)
    }
  })
}
