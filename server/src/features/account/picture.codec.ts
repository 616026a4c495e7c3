import sharp from 'sharp'

/** Pixels on each side of a stored photo. */
const side = 512
/** More than the largest phone camera sends within 5 MB, and 200 MB at most once unpacked. */
const maxPixels = 50_000_000

sharp.cache(false)
sharp.concurrency(1)
// Only these are ever decoded, whatever a file claims to be: no SVG, no PDF, no script in a picture.
sharp.block({ operation: ['VipsForeignLoad'] })
sharp.unblock({ operation: ['VipsForeignLoadJpeg', 'VipsForeignLoadPng', 'VipsForeignLoadWebp'] })

let last: Promise<unknown> = Promise.resolve()

/**
 * Makes a photo anew: upright, 512 × 512 px around its middle, WebP, without anything else that the file carried (place, time, camera).
 * One at a time in a process, so that many large ones cannot fill its memory. Throws on whatever is not a whole JPEG, PNG or WebP of at
 * most 50 million pixels.
 */
export function reencodePhoto(content: Buffer): Promise<Buffer> {
  const made = last.then(() =>
    sharp(content, { limitInputPixels: maxPixels, failOn: 'error', pages: 1 })
      .timeout({ seconds: 20 })
      .autoOrient()
      .resize(side, side, { fit: 'cover' })
      .webp({ quality: 82 })
      .toBuffer(),
  )
  last = made.catch(() => undefined)
  return made
}
