import { dictionary } from '@zxcvbn-ts/language-common'

/** Passwords that became known in leaks, some 49,000, the most used first, in lower case. */
const leaked: string[] = dictionary['passwords-common']
/** Only these are looked for with digits and signs around them: of all, every English word with a digit would be refused. */
const mostUsed = 10_000
const allLeaked = new Set(leaked)
const mostUsedLeaked = new Set(leaked.slice(0, mostUsed))

/** What signs and digits stand for in words; `1` and `!` for one of two letters. */
const lookAlikes: Record<string, string> = {
  '@': 'a',
  '4': 'a',
  '8': 'b',
  '3': 'e',
  '6': 'g',
  '9': 'g',
  '0': 'o',
  $: 's',
  '5': 's',
  '7': 't',
}

/** A text as it is, and as read with look-alikes for letters. */
function readings(text: string): string[] {
  const read = (one: string) => text.replace(/[@483690$571!|]/g, (sign) => lookAlikes[sign] ?? one)
  return [text, read('i'), read('l')]
}

/** A lower-case password without some or all of the digits and signs before and after its letters. */
function* cores(password: string): Generator<string> {
  const before = /^[^a-z]*/.exec(password)?.[0].length ?? 0
  const after = /[^a-z]*$/.exec(password)?.[0].length ?? 0
  for (let from = 0; from <= before; from += 1)
    for (let to = password.length - after; to <= password.length; to += 1) yield password.slice(from, to)
}

/**
 * A leaked password in whatever case, or one of the 10,000 most used with digits or signs around it,
 * with look-alikes for letters, or twice. `P0kem0n123!` is `pokemon`.
 */
export function isCommonPassword(password: string): boolean {
  const lower = password.toLowerCase()
  if (readings(lower).some((reading) => allLeaked.has(reading))) return true
  for (const core of cores(lower)) {
    const once = /^(.+)\1+$/.exec(core)?.[1] ?? core
    if (readings(once).some((reading) => mostUsedLeaked.has(reading))) return true
  }
  return false
}
