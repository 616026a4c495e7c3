import type { LineState } from '@mwc/contract/payments/statement-kinds'

/** Lines of which somebody can still say whose money they are, or that they are nobody's. */
const undecided: readonly LineState[] = ['unmatched', 'partial', 'excess', 'duplicate']

/** Whether whose money a line is can be proposed. */
export function isProposable({ state, amount_cents }: { state: LineState; amount_cents: number }): boolean {
  return undecided.includes(state) && amount_cents > 0
}

/** Whether a line can be put aside with a reason. */
export function isLeavable({ state }: { state: LineState }): boolean {
  return undecided.includes(state)
}

/** Whether somebody may confirm a match: never who proposed it. */
export function isConfirmable({ state, proposed_by }: { state: LineState; proposed_by: string | null }, staffId: string | null): boolean {
  return state === 'proposed' && proposed_by !== staffId
}

/** Words of a line that may be a number of a payment or a reference of money, upper case. */
export function namesIn({ reference, code }: { reference: string; code: string }): string[] {
  const texts = [reference, code].map((text) => text.toUpperCase())
  const words = texts.flatMap((text) => [text, text.replace(/\s+/g, ''), ...text.split(/[^A-Z0-9./_-]+/)])
  return [...new Set(words)].filter((word) => word.length >= 4).slice(0, 40)
}

/** How often an amount came for a payment, sent back or not, how much of it was sent back, and how many lines are that money. */
export type MoneyCounts = { arrivals: number; sentBack: number; lines: number }

/** Whether a further line is money that came already: some that was not sent back, and more came than lines are. */
export function cameAlready({ arrivals, sentBack, lines }: MoneyCounts): boolean {
  return arrivals > sentBack && arrivals > lines
}

/** Whether a further line may be money that was sent back before its line came: people say so, or that more came. */
export function mayBeSentBack({ arrivals, sentBack, lines }: MoneyCounts): boolean {
  return arrivals === sentBack && sentBack > lines
}

/** What a line is to the one payment that it names. `matched` is booked, or confirms what came already. */
export function judgeLine(
  line: { amount_cents: number },
  payment: { amount_cents: number },
  isTaken: boolean,
): 'matched' | 'partial' | 'excess' | 'duplicate' {
  if (isTaken) return 'duplicate'
  if (line.amount_cents === payment.amount_cents) return 'matched'
  return line.amount_cents < payment.amount_cents ? 'partial' : 'excess'
}
