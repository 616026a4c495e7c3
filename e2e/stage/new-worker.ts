import { randomInt } from 'node:crypto'
import { isFin } from '@mwc/contract/account/people/fin'

export type Worker = {
  fullName: string
  /** Singapore digits, without the prefix. */
  mobile: string
  /** Whole, nine characters. */
  fin: string
  password: string
}

const checkLetters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ'

function anyFin(): string {
  const front = `G${String(randomInt(0, 10_000_000)).padStart(7, '0')}`
  const letter = [...checkLetters].find((candidate) => isFin(front + candidate))
  if (!letter) throw new Error(`no check letter for ${front}`)
  return front + letter
}

/** Somebody whom the programme does not know yet: invented, with a number and a FIN that pass every check. */
export function newWorker(): Worker {
  const mobile = `9${String(randomInt(1_000_000, 8_000_000))}`
  return { fullName: 'Kamal Hossain', mobile, fin: anyFin(), password: 'Marigold42Ring' }
}
