import { type Language, languageTags } from '@mwc/contract/language/language'
import type { ReadAloudWords } from '../../../words/english/read-aloud.ts'
import { asSpoken, lastingAsSpoken } from '../speech/as-spoken.ts'
import { type Field, fieldText, isOpenChoice, tickText } from './field-text.ts'
import { stepText } from './step-text.ts'
import { Block, type Piece, type Written } from './written-parts.ts'

/** `said` is what the voice gets, in the language of the tag; `pieces` are marked while it is said, `at` is brought into view. */
export type Sentence = { said: string; tag: string; pieces: Piece[]; at: Element }

/** What only a laid out page knows of an element. */
export type Layout = { isShown: (element: Element) => boolean; isBlock: (element: Element) => boolean }

/**
 * Drawings, code, other ways through the app, and what says itself.
 * `data-unspoken` marks what the page says elsewhere, or says to the eye alone; `data-one-sentence` what belongs together.
 */
const silent =
  'svg:not([role=img]), [aria-hidden=true], script, style, noscript, template, video, canvas, nav, dialog:not([open]), [data-unspoken], .sr-only[role=status], label.sr-only[for]'
const controls = 'input, select, textarea'
/** Pictures of staff's and photos of members of which the page says what they show. */
const described = 'img:is([src*="/h5/pictures/"], [src^="blob:"]):not([alt=""])'

type Said = (text: string) => string

/** The bar's own buttons stand on every screen; a sheet that one of them opened is read. */
const isOfTheBar = (element: Element) => element.matches('header a, header button') && !element.closest('dialog')

/** What is there for screen readers alone and begins with a pause goes on with the sentence before it. */
const goesOn = (element: Element) => element.matches('.sr-only') && /^\s*[:：,，]/.test(element.textContent ?? '')
/** What staff set in bold is mostly the name of a button: neither an amount, nor a sentence, nor the heading of a line. */
function isName(element: Element): boolean {
  const text = element.textContent ?? ''
  const isHeading = /[:：]$/.test(text) || (!element.previousSibling && /[?？]$/.test(text))
  return element.matches('strong') && !isHeading && !/[\d.!。！।]/.test(text)
}

class Reading {
  readonly sentences: (Sentence & { hidden: boolean; written: string })[] = []
  private block = new Block()
  private prefix: Said | null = null
  private readonly language: Language
  private readonly words: ReadAloudWords
  private readonly layout: Layout

  constructor(language: Language, words: ReadAloudWords, layout: Layout) {
    this.language = language
    this.words = words
    this.layout = layout
  }

  /** Ends the block: what follows is another sentence. */
  private end(at: Element): void {
    for (const sentence of this.block.take()) this.push(sentence, at)
  }

  private push({ text, pieces }: Written, at: Element): void {
    const own = languageTags[this.language]
    const tag = at.closest('[lang]')?.getAttribute('lang') ?? own
    const language = tag === own ? this.language : 'english'
    const spoken = asSpoken(text, language)
    const said = tag === own && this.prefix ? this.prefix(spoken) : spoken
    this.prefix = null
    this.sentences.push({ said, tag, pieces, at, written: text, hidden: at.closest('.sr-only') !== null })
  }

  private field(field: Field): void {
    const text = fieldText(field, this.words)
    if (text) this.push({ text, pieces: [] }, field)
  }

  /** How a control, a state or a step is called before its first words. */
  private nameOf(element: Element): Said | null {
    if (element.matches('a[target=_blank]')) return this.words.outside
    if (element.matches('button, summary, a[href]') || isOpenChoice(element)) return this.words.tap
    return element.matches('[data-membership]') ? this.words.membership : stepText(element, this.words)
  }

  /** What is said of an element after its last words. */
  private stateOf(element: Element): Said | null {
    if (element.matches('[aria-pressed=true], [aria-current]:not([aria-current=step])')) return this.words.chosen
    return element.matches('label') ? tickText(element, this.words) : null
  }

  /** Has a state said with the last of the sentences since a place. */
  private addState(state: Said, from: number): void {
    const last = this.sentences.slice(from).findLast(({ tag }) => tag === languageTags[this.language])
    if (last) last.said = state(last.said.replace(/[.。।]$/, ''))
  }

  read(element: Element): void {
    if (element.matches(silent) || isOfTheBar(element) || !this.layout.isShown(element)) return
    const { parentElement: parent } = element
    if (parent?.matches('details:not([open])') && !element.matches('summary')) return
    if (element.matches(controls)) {
      if (parent) this.end(parent)
      return this.field(element as Field)
    }
    const isPart = element.parentElement?.closest('[data-one-sentence]') && this.layout.isBlock(element)
    if (isPart) this.block.pause()
    const isBlock = this.layout.isBlock(element) && !isPart && !goesOn(element)
    const isForeign = element.hasAttribute('lang')
    if ((isBlock || isForeign) && parent) this.end(parent)
    const name = isBlock ? this.nameOf(element) : null
    const outer = this.prefix
    if (name) this.prefix = outer ? (text) => outer(name(text)) : name
    const from = this.sentences.length
    if (element.matches('svg, [role=img]')) this.push({ text: element.getAttribute('aria-label') ?? '', pieces: [] }, element)
    else if (element.matches(described)) this.push({ text: element.getAttribute('alt') ?? '', pieces: [] }, element)
    else this.readInside(element)
    if (isBlock || isForeign) this.end(element)
    if (name) this.prefix = null
    const state = isBlock ? this.stateOf(element) : null
    if (state) this.addState(state, from)
  }

  private readInside(element: Element): void {
    if (element.matches('[role=timer]') && this.readTimer(element)) return
    const stop = element.matches('a[href^="tel:"]') ? this.block.mark('spelled') : isName(element) ? this.block.mark('named') : null
    for (const node of element.childNodes) {
      if (node.nodeType === 3) this.block.add(node as Text)
      else if (node.nodeName === 'BR') this.end(element)
      else if (node.nodeType === 1) this.read(node as Element)
    }
    stop?.()
  }

  /** Time that is left, in words; a clock whose seconds move is for the eye. */
  private readTimer(element: Element): boolean {
    const text = element.textContent?.trim() ?? ''
    const left = /(?<=^|[^\d:])\d{1,2}:\d\d$/.exec(text)
    if (left) {
      const name = text.slice(0, left.index).trim()
      const time = lastingAsSpoken(left[0], this.language)
      this.push({ text: name ? `${name}: ${time}` : time, pieces: [] }, element)
    }
    return left !== null || /\d:\d\d:\d\d/.test(text)
  }
}

/** Everything that an element shows, sentence by sentence, in the order of the page. */
export function sentencesIn(root: Element, language: Language, words: ReadAloudWords, layout: Layout): Sentence[] {
  const reading = new Reading(language, words, layout)
  reading.read(root)
  const seen = new Set(reading.sentences.filter(({ hidden }) => !hidden).map(({ written }) => written))
  // What is there for screen readers alone is said where no other text of the page says it.
  return reading.sentences.filter(({ hidden, written }) => !hidden || !seen.has(written))
}
