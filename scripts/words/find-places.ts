import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import ts from 'typescript'
import type { Weight } from './measure-words.ts'

/** Where a text stands, how large it is drawn (in Tamil perhaps smaller), and how many pixels a word has there at 320 px. */
export type Slot = { name: string; fontSize: number; weight: Weight; width: number; tamilSize?: number }
/** A text of the app in its place. `keys` are the texts that it may be: a name can stand in several sections of one screen. */
export type Place = { slot: Slot; keys: string[]; file: string }

const root = fileURLToPath(new URL('../..', import.meta.url))

/** 320 px without the gutters; what else is taken away are paddings and what stands beside the text (`mobile/src/styles.css`). */
const screen = 320 - 2 * 16
const padding = 2 * 20
const slots = {
  button: { name: 'button', fontSize: 18, weight: 600, width: screen - padding },
  iconButton: { name: 'button with an icon', fontSize: 18, weight: 600, width: screen - padding - 24 - 8 },
  bar: { name: 'title in the bar', fontSize: 18, weight: 700, width: 320 - 12 - 3 * 48, tamilSize: 15 },
  tile: { name: 'tile', fontSize: 18, weight: 700, width: (screen - 12) / 2 - 2 * 12 },
  tileNote: { name: 'note of a tile', fontSize: 17, weight: 400, width: (screen - 12) / 2 - 2 * 12 },
  wideTile: { name: 'wide tile', fontSize: 18, weight: 700, width: screen - 2 * 12 - 48 - 8 },
  heading: { name: 'heading', fontSize: 22, weight: 700, width: screen - padding },
  smallHeading: { name: 'small heading', fontSize: 18, weight: 700, width: screen - padding },
  largeHeading: { name: 'large heading', fontSize: 28, weight: 700, width: screen - 2 * 16 },
} as const satisfies Record<string, Slot>

type Opening = ts.JsxOpeningElement | ts.JsxSelfClosingElement

function attribute(element: Opening, name: string): ts.JsxAttribute | undefined {
  return element.attributes.properties.find((one): one is ts.JsxAttribute => ts.isJsxAttribute(one) && one.name.getText() === name)
}

/** What the children of an element are drawn as. */
function slotInside(element: Opening): Slot | null {
  const tag = element.tagName.getText()
  if (tag === 'Button' || tag === 'LinkButton') return attribute(element, 'icon') ? slots.iconButton : slots.button
  const look = attribute(element, 'className')?.getText() ?? ''
  if (look.includes('text-2xl') && look.includes('font-bold')) return slots.largeHeading
  if (look.includes('text-xl') && look.includes('font-bold')) return slots.heading
  return look.includes('text-lg') && look.includes('font-bold') ? slots.smallHeading : null
}

/** What the text of an attribute is drawn as. */
function slotOfAttribute(tag: string, name: string): Slot | null {
  if (tag === 'QuickTile') return name === 'text' ? slots.tile : name === 'note' ? slots.tileNote : null
  if (tag === 'WideTile') return name === 'text' || name === 'note' ? slots.wideTile : null
  if (name !== 'title') return null
  if (tag === 'Screen') return slots.bar
  return tag === 'Face' ? slots.largeHeading : slots.heading
}

/** Names of texts in an expression: `words.pay`, `words.result[result]`, `done ? words.a : words.b`. */
function namesIn(node: ts.Node): string[] {
  if (ts.isJsxElement(node) || ts.isJsxSelfClosingElement(node)) return []
  return ts.isPropertyAccessExpression(node) ? [node.name.text] : node.getChildren().flatMap(namesIn)
}

/** The places of one source. A name is looked for in the sections that the source names, then in those that every screen has. */
function placesIn(source: ts.SourceFile, file: string, keys: readonly string[]): Place[] {
  const calls = [...source.text.matchAll(/useWords\(([^)]*)\)/g)]
  const named = calls.flatMap(([, list = '']) => [...list.matchAll(/'(\w+)'/g)].map(([, section = '']) => section))
  const keysOf = (name: string) => {
    const own = keys.filter((key) => key.replace(' of one', '').split('.').slice(2, 5).includes(name))
    const here = own.filter((key) => named.includes(key.split('.')[1] ?? ''))
    return here.length > 0 ? here : own.filter((key) => named.length === 0 || /^app\.(?:shared|account)\./.test(key))
  }
  const found: Place[] = []
  const add = (slot: Slot | null, node: ts.Node) => {
    const all = slot ? [...new Set(namesIn(node))].flatMap(keysOf) : []
    if (slot && all.length > 0) found.push({ slot, keys: all, file })
  }
  const look = (node: ts.Node) => {
    if (ts.isJsxElement(node)) for (const child of node.children) if (ts.isJsxExpression(child)) add(slotInside(node.openingElement), child)
    if (ts.isJsxAttribute(node) && node.initializer)
      add(slotOfAttribute(node.parent.parent.tagName.getText(), node.name.getText()), node.initializer)
    node.forEachChild(look)
  }
  look(source)
  return found
}

/** The buttons, headings, titles and tiles of the app, with the texts that stand in them. */
export function findPlaces(keys: readonly string[]): Place[] {
  const files = execFileSync('git', ['ls-files', 'mobile/src/**.tsx'], { cwd: root, encoding: 'utf8' }).split('\n').filter(Boolean)
  return files.flatMap((file) => {
    const text = readFileSync(join(root, file), 'utf8')
    return placesIn(ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true, ts.ScriptKind.TSX), file, keys)
  })
}
