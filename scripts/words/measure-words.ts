import { readFileSync } from 'node:fs'
import { inflateSync } from 'node:zlib'
import { Blob, Buffer as Shaped, Face, Font, shape } from 'harfbuzzjs'

export type Weight = 400 | 600 | 700

const bengali = import.meta.resolve('@fontsource/noto-sans-bengali/package.json')
const tamil = import.meta.resolve('@fontsource/noto-sans-tamil/package.json')
/** Each script's font, as Android has them; Latin is that of Noto Sans, within 3 % of what a phone draws. */
const fontOf = {
  Beng: (weight: Weight) => new URL(`files/noto-sans-bengali-bengali-${weight}-normal.woff`, bengali),
  Taml: (weight: Weight) => new URL(`files/noto-sans-tamil-tamil-${weight}-normal.woff`, tamil),
  Latn: (weight: Weight) => new URL(`files/noto-sans-bengali-latin-${weight}-normal.woff`, bengali),
}
type Script = keyof typeof fontOf

/** The OpenType font inside a WOFF 1.0 file (W3C, 2012): header, directory, and tables, most of them deflated. */
function unpackWoff(woff: Buffer): ArrayBuffer {
  const count = woff.readUInt16BE(12)
  const font = Buffer.alloc(woff.readUInt32BE(16))
  woff.copy(font, 0, 4, 8)
  font.writeUInt16BE(count, 4)
  let end = 12 + count * 16
  for (let i = 0; i < count; i += 1) {
    const entry = 44 + i * 20
    const [offset, packed, length] = [4, 8, 12].map((at) => woff.readUInt32BE(entry + at)) as [number, number, number]
    const table = woff.subarray(offset, offset + packed)
    ;(packed < length ? inflateSync(table) : table).copy(font, end)
    woff.copy(font, 12 + i * 16, entry, entry + 4)
    woff.copy(font, 12 + i * 16 + 4, entry + 16, entry + 20)
    font.writeUInt32BE(end, 12 + i * 16 + 8)
    font.writeUInt32BE(length, 12 + i * 16 + 12)
    end += Math.ceil(length / 4) * 4
  }
  return new Uint8Array(font).buffer
}

const loaded = new Map<string, { font: Font; unitsPerEm: number }>()
function load(script: Script, weight: Weight) {
  const file = fontOf[script](weight)
  const known = loaded.get(file.href)
  if (known) return known
  const face = new Face(new Blob(unpackWoff(readFileSync(file))))
  const made = { font: new Font(face), unitsPerEm: face.upem }
  loaded.set(file.href, made)
  return made
}

/** Han, kana and their punctuation: as wide as high, and a line may break on either side. */
const wide = /[\u2e80-\u9fff\uf900-\ufaff\uff00-\uff60]/

function scriptOf(run: string): Script {
  if (/\p{Script=Bengali}/u.test(run)) return 'Beng'
  return /\p{Script=Tamil}/u.test(run) ? 'Taml' : 'Latn'
}

/** How wide a text is drawn on one line, in pixels. */
export function measure(text: string, fontSize: number, weight: Weight): number {
  const widths = (text.match(/\p{Script=Bengali}+|\p{Script=Tamil}+|[^\p{Script=Bengali}\p{Script=Tamil}]+/gu) ?? []).map((run) => {
    const plain = run.replace(new RegExp(wide, 'g'), '')
    const { font, unitsPerEm } = load(scriptOf(run), weight)
    const buffer = new Shaped()
    buffer.addText(plain)
    buffer.guessSegmentProperties()
    shape(font, buffer)
    const advance = buffer.getGlyphPositions().reduce((sum, { xAdvance }) => sum + xAdvance, 0)
    return run.length - plain.length + advance / unitsPerEm
  })
  return widths.reduce((sum, width) => sum + width, 0) * fontSize
}

/** What stays on one line of a text: lines break at spaces, after hyphens and slashes, and around wide characters. */
export function unbreakable(text: string): string[] {
  return text.split(new RegExp(`\\s+|(?<=[-–/])|${wide.source}`)).filter(Boolean)
}
