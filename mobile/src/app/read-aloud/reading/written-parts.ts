import { spellFrom, spellTo } from '../speech/as-spoken.ts'

/** Where a part of a sentence stands on the page. */
export type Piece = { node: Text; start: number; end: number }
/** A sentence as it is written, with the places of its signs; without one for what is said and not shown. */
export type Written = { text: string; pieces: Piece[] }

/** Said sign by sign, or as a name: what stands around it for the voice. */
const around = { spelled: [spellFrom, spellTo], named: ['“', '”'] } as const
type Mark = keyof typeof around

/** One sign of a block: white space is one space, however it was written. Without a node it is said and not shown. */
type Sign = { sign: string; node: Text | null; at: number; mark: Mark | null }

/** What a voice says in one go: some voices fall silent after 15 seconds (crbug.com/679437). */
const longest = 160

/** Neither the dot of "for example" in Tamil nor that of a number in a list ends one. */
const endOfSentence = /(?<!எ\.கா|^\d{1,2})[.!?…]["”’)]?(?=\s|$)|[。！？।]["”’）]?/g
const pause = /[,;:，；：、](?=\s|[^\d\s])|[.!?…]["”’)]?(?=\s)|[。！？।]["”’）]?/g
const quoted = /“[^“”]*”/g

/** Ends of the pieces into which a text falls, each at one of the marks; the whole where there is none. */
function endsAt(text: string, marks: RegExp): number[] {
  const ends = [...text.matchAll(marks)].map(({ 0: mark, index }) => index + mark.length)
  return ends.at(-1) === text.length ? ends : [...ends, text.length]
}

/** Without the ends inside quotes: a sentence that quotes others, or the name of a button, goes on to its own end. */
function endsOutsideQuotes(text: string, ends: number[]): number[] {
  const quotes = [...text.matchAll(quoted)].map(({ 0: quote, index }) => ({ from: index, to: index + quote.length }))
  let start = 0
  return ends.filter((end) => {
    const quote = quotes.find(({ from, to }) => from < end && end <= to)
    const isWhole = quote?.to === end && (text.slice(start, quote.from).trim() === '' || /^\s+\p{Lu}/u.test(text.slice(end)))
    const isEnd = !quote || isWhole || end === text.length
    if (isEnd) start = end
    return isEnd
  })
}

/** Ends of the sentences of a text; what is too long for one breath ends at its pauses. */
function endsOfSentences(text: string): number[] {
  let start = 0
  return endsOutsideQuotes(text, endsAt(text, endOfSentence)).flatMap((end) => {
    const from = start
    start = end
    if (end - from <= longest) return [end]
    const pauses = endsAt(text.slice(from, end), pause).map((at) => from + at)
    let last = from
    return pauses.filter((at, i) => {
      const isEnd = at === end || (pauses[i + 1] ?? end) - last > longest
      if (isEnd) last = at
      return isEnd
    })
  })
}

function piecesOf(signs: Sign[]): Piece[] {
  const pieces: Piece[] = []
  // What is there for screen readers alone has no place to be marked.
  for (const { node, at } of signs) {
    if (!node || node.parentElement?.closest('.sr-only')) continue
    const last = pieces.at(-1)
    if (last?.node === node) last.end = at + 1
    else pieces.push({ node, start: at, end: at + 1 })
  }
  return pieces
}

/** The text of some signs; what is marked stands between its marks, whatever the sentence that it began in. */
function textOf(signs: Sign[]): string {
  const marked = signs.map(({ sign, mark }, i) => {
    const [from, to] = mark ? around[mark] : ['', '']
    return (signs[i - 1]?.mark === mark ? '' : from) + sign + (signs[i + 1]?.mark === mark ? '' : to)
  })
  return marked.join('')
}

/** The text of one block of a page, which grows as its nodes are met and falls into sentences. */
export class Block {
  private signs: Sign[] = []
  private marked: Mark | null = null

  add(node: Text): void {
    for (const [at, sign] of [...node.data].entries()) {
      const isSpace = /\s/.test(sign)
      if (isSpace && (this.signs.at(-1)?.sign ?? ' ') === ' ') continue
      this.signs.push({ sign: isSpace ? ' ' : sign, node, at, mark: this.marked })
    }
  }

  /** What is added next is told apart from what came before, in the same sentence. */
  pause(): void {
    if (this.signs.at(-1)?.sign === ' ') this.signs.pop()
    if (this.signs.length === 0) return
    for (const sign of this.signs.at(-1)?.sign === ',' ? ' ' : ', ') this.signs.push({ sign, node: null, at: 0, mark: null })
  }

  /** Has what is added until the answered function is called said in its own way. */
  mark(mark: Mark): () => void {
    const before = this.marked
    this.marked = mark
    return () => void (this.marked = before)
  }

  /** Takes the sentences; the block begins anew. */
  take(): Written[] {
    const { signs } = this
    this.signs = []
    const text = signs.map(({ sign }) => sign).join('')
    let start = 0
    return endsOfSentences(text).flatMap((end) => {
      const part = signs.slice(start, end)
      start = end
      const written = textOf(part)
      return /[\p{L}\p{N}]/u.test(written) ? [{ text: written.trim(), pieces: piecesOf(part) }] : []
    })
  }
}
