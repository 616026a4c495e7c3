import sharp from 'sharp'

/**
 * What a phone's camera writes when upright: 4000 × 3000 px on their side, over the 5 MB that the server reads.
 * With the turn, the place and the camera's name. Upright, it is dark above and light below.
 */
export async function cameraPhoto(): Promise<Buffer> {
  const grain = { type: 'gaussian', mean: 128, sigma: 60 } as const
  const noise = await sharp({ create: { width: 4000, height: 3000, channels: 3, background: 'grey', noise: grain } })
    .png({ compressionLevel: 0 })
    .toBuffer()
  const half = (background: string) => ({ create: { width: 2000, height: 3000, channels: 4 as const, background } })
  // Orientation 6: the first row is shown on the right, the first column above.
  return sharp(noise)
    .composite([
      { input: half('rgba(0,0,0,0.8)'), left: 0, top: 0 },
      { input: half('rgba(255,255,255,0.8)'), left: 2000, top: 0 },
    ])
    .jpeg({ quality: 97 })
    .withExif({ IFD0: { Make: 'Harbour' }, IFD3: { GPSLatitude: '1/1 18/1 0/1', GPSLatitudeRef: 'N' } })
    .withMetadata({ orientation: 6 })
    .toBuffer()
}

/** How light a picture is above and below (0 to 255), its sides, and everything that it carries beside its pixels. */
export async function lookAtPicture(content: Buffer) {
  const { width, height, exif, xmp, iptc, orientation } = await sharp(content).metadata()
  const lightness = async (top: number) => {
    const part = sharp(content).extract({ left: 0, top, width, height: Math.floor(height / 4) })
    // `stats` looks at its input as it came: the part first becomes one.
    return (await sharp(await part.greyscale().png().toBuffer()).stats()).channels[0]?.mean ?? -1
  }
  return {
    width,
    height,
    above: await lightness(0),
    below: await lightness(Math.floor((height * 3) / 4)),
    carries: { exif, xmp, iptc, orientation },
  }
}
