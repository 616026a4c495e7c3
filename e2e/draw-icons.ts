import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { chromium } from '@playwright/test'
import { writePng } from './icons/write-png.ts'
import { ensureBrowser, launchOptions } from './fixtures/browser/find-browser.ts'

/** One PNG: its drawing, its side in pixels, and how much larger than the picture the drawing is laid under it (1: as it is). */
type Icon = { name: string; drawing: string; side: number; enlarged?: number }

const served = join(import.meta.dirname, '..', 'mobile', 'public')
const drawings = join(import.meta.dirname, 'icons')
const any = join(served, 'icon.svg')
const maskable = join(served, 'icon-maskable.svg')

const icons: Icon[] = [
  { name: 'icon-192', drawing: any, side: 192 },
  { name: 'icon-512', drawing: any, side: 512 },
  { name: 'maskable-192', drawing: maskable, side: 192 },
  { name: 'maskable-512', drawing: maskable, side: 512 },
  // iOS rounds the corners itself and has no safe zone, so the mark may be larger than a maskable icon's.
  { name: 'apple-touch-icon', drawing: maskable, side: 180, enlarged: 1.06 },
  { name: 'shortcut-card', drawing: join(drawings, 'shortcut-card.svg'), side: 96 },
  { name: 'shortcut-pay', drawing: join(drawings, 'shortcut-pay.svg'), side: 96 },
  { name: 'shortcut-help', drawing: join(drawings, 'shortcut-help.svg'), side: 96 },
  { name: 'badge', drawing: join(drawings, 'badge.svg'), side: 96 },
]

/** A committed PNG is downloaded by prepaid data: larger than this is a mistake. */
const mostBytes = 15_000

ensureBrowser()
mkdirSync(join(served, 'icons'), { recursive: true })
const browser = await chromium.launch(launchOptions())
try {
  const page = await browser.newPage()
  for (const icon of icons) {
    const pixels = await page.evaluate(paint, { ...icon, drawing: readFileSync(icon.drawing, 'base64') })
    const picture = writePng(Uint8Array.from(pixels), icon.side)
    if (picture.length > mostBytes) throw new Error(`${icon.name}.png has ${picture.length} bytes, more than ${mostBytes}`)
    writeFileSync(join(served, 'icons', `${icon.name}.png`), picture)
    console.log(`${icon.name}.png ${icon.side} px, ${picture.length} bytes`)
  }
} finally {
  await browser.close()
}

/** Runs in the page: the drawing (SVG in base64) as RGBA bytes. */
async function paint({ drawing, side, enlarged = 1 }: Icon): Promise<number[]> {
  const image = new Image()
  image.src = `data:image/svg+xml;base64,${drawing}`
  await image.decode()
  const canvas = new OffscreenCanvas(side, side).getContext('2d')
  if (!canvas) throw new Error('No canvas to draw on')
  const inset = (side * (1 - enlarged)) / 2
  canvas.drawImage(image, inset, inset, side * enlarged, side * enlarged)
  return [...canvas.getImageData(0, 0, side, side).data]
}
