/** A FIN's check letter, series F, G and M, by the publicly known algorithm. ICA publishes the format only. */
const weights = [2, 7, 6, 5, 4, 3, 2]
const offsets: Record<string, number> = { F: 0, G: 4, M: 3 }
const letters = { FG: 'XWUTRQPNMLK', M: 'XWUTRQPNJLK' }

/** Upper-cases, drops spaces and folds full-width characters: what people type for `G6046409Q`. */
export function normaliseFin(text: string): string {
  return text.normalize('NFKC').replace(/\s+/g, '').toUpperCase()
}

/**
 * Whether a whole FIN (`G6046409Q`: series letter, seven digits, check letter) is one that can exist.
 * S and T numbers belong to citizens and permanent residents and are refused.
 */
export function isFin(fin: string): boolean {
  const match = /^([FGM])(\d{7})([A-Z])$/.exec(fin)
  if (!match) return false
  const [, series = '', digits = '', check] = match
  const sum = [...digits].reduce((total, digit, i) => total + Number(digit) * (weights[i] ?? 0), offsets[series] ?? 0)
  return (series === 'M' ? letters.M : letters.FG)[sum % 11] === check
}

/** What is wrong with sign-up's two fields together: digits that both carry and that differ, or a whole that is no FIN. */
export function finPairProblem(front: string, lastFour: string): 'finMismatch' | 'fin' | null {
  const a = normaliseFin(front)
  const b = normaliseFin(lastFour)
  if (a.slice(5) !== b.slice(0, 3)) return 'finMismatch'
  return isFin(a + b.slice(3)) ? null : 'fin'
}

/** Joins sign-up's two fields: letter and seven digits, then the last three digits and the check letter. Null if not sound. */
export function joinFin(front: string, lastFour: string): string | null {
  return finPairProblem(front, lastFour) ? null : normaliseFin(front) + normaliseFin(lastFour).slice(3)
}

/** Splits a whole FIN that was typed or pasted into the first field; null when the text is not nine characters of that form. */
export function splitFin(text: string): { front: string; lastFour: string } | null {
  const fin = normaliseFin(text)
  return /^[A-Z]\d{7}[A-Z]$/.test(fin) ? { front: fin.slice(0, 8), lastFour: fin.slice(5) } : null
}
