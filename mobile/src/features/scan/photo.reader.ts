import type { Decoder } from './qr.decoder.ts'

/** Sides tried in turn: most codes show at the first, blurred ones at a smaller, small ones in a large photo at a larger. */
const sides = [1400, 700, 2600]

function drawn(picture: ImageBitmap, side: number): HTMLCanvasElement | null {
  const scale = Math.min(1, side / Math.max(picture.width, picture.height))
  const canvas = document.createElement('canvas')
  canvas.width = Math.max(1, Math.round(picture.width * scale))
  canvas.height = Math.max(1, Math.round(picture.height * scale))
  const context = canvas.getContext('2d')
  if (!context) return null
  // A screenshot may be see-through, and that would be read as black.
  context.fillStyle = '#fff'
  context.fillRect(0, 0, canvas.width, canvas.height)
  context.drawImage(picture, 0, 0, canvas.width, canvas.height)
  return canvas
}

/** The texts of the QR codes in a photo, none where there is none; null for a file that is no photo. It stays on the phone. */
export async function readPhoto(file: Blob, decoder: Decoder): Promise<string[] | null> {
  const picture = await createImageBitmap(file).catch(() => null)
  if (!picture) return null
  try {
    const longest = Math.max(picture.width, picture.height)
    for (const [i, side] of sides.entries()) {
      // A larger side than the photo's own shows nothing that the first did not.
      if (i > 0 && side >= longest) continue
      const canvas = drawn(picture, side)
      const texts = canvas ? await decoder.read(canvas) : []
      if (texts.length > 0) return texts
    }
    return []
  } finally {
    picture.close()
  }
}
