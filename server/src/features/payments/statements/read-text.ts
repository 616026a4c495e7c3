import type { FileFault } from '@mwc/contract/payments/statement-kinds'
import chardet from 'chardet'

/** Names that a file's bytes may be recognised under, and what reads them. */
const readable: Record<string, string> = {
  ASCII: 'utf-8',
  'UTF-8': 'utf-8',
  'UTF-16LE': 'utf-16le',
  'ISO-8859-1': 'windows-1252',
  'windows-1252': 'windows-1252',
  GB18030: 'gb18030',
  Big5: 'big5',
}

/** `column` by its name, where a cell is at fault. */
export type Fault = { line: number; fault: FileFault; column?: string; text: string }

const newline = 10

/** The first line whose bytes are no text of an encoding; 1 where it cannot be told. */
function badLine(bytes: Uint8Array, encoding: string): number {
  if (encoding === 'utf-16le') return 1
  for (let start = 0, number = 1; start < bytes.length; number += 1) {
    const found = bytes.indexOf(newline, start)
    const end = found === -1 ? bytes.length : found + 1
    if (textOf(bytes.subarray(start, end), encoding) === null) return number
    start = end
  }
  return 1
}

function textOf(bytes: Uint8Array, encoding: string): string | null {
  try {
    return new TextDecoder(encoding, { fatal: true }).decode(bytes)
  } catch {
    return null
  }
}

/** The text of a file in an encoding, or in the one that it shows itself to be in; never with a byte replaced. */
export function readText(bytes: Uint8Array, wanted: string): { encoding: string; text: string } | Fault {
  const recognised = wanted === 'auto' ? (textOf(bytes, 'utf-8') === null ? readable[chardet.detect(bytes) ?? ''] : 'utf-8') : wanted
  if (recognised === undefined) return { line: badLine(bytes, 'utf-8'), fault: 'encoding', text: '' }
  const text = textOf(bytes, recognised)
  if (text === null || text.includes('\0')) return { line: badLine(bytes, recognised), fault: 'encoding', text: recognised }
  return { encoding: recognised, text }
}
