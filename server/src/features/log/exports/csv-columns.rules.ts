import type * as z from 'zod/mini'

/** A column of a list as CSV: what stands above it, and what a row has in it. */
export type CsvColumn = { header: string; valueOf(row: object): string | number | null }

type Definition = {
  type: string
  format?: string
  shape?: Record<string, z.ZodMiniType>
  innerType?: z.ZodMiniType
  element?: z.ZodMiniType
}

/** What a schema is beneath `nullable`, `optional` and a standard value. */
function definitionOf(schema: z.ZodMiniType): Definition {
  const definition = (schema as unknown as { _zod: { def: Definition } })._zod.def
  return definition.innerType ? definitionOf(definition.innerType) : definition
}

/** `validFrom` → `Valid from`; `member.fullName` → `Member full name`; `member.memberNumber` → `Member number`. */
function headerOf(path: readonly string[]): string {
  const apart = path
    .join(' ')
    .replaceAll(/(?<=[a-z])(?=[A-Z])/g, ' ')
    .toLowerCase()
  const words = apart.replaceAll(/\b(\w+) \1\b/g, '$1')
  return words.charAt(0).toUpperCase() + words.slice(1)
}

const singaporeTime = new Intl.DateTimeFormat('sv-SE', { dateStyle: 'short', timeStyle: 'medium', timeZone: 'Asia/Singapore' })

type Shown = (value: unknown) => string | number | null

const asText: Shown = (value) => (typeof value === 'number' ? value : typeof value === 'boolean' ? (value ? 'yes' : 'no') : String(value))
const asMoment: Shown = (value) => singaporeTime.format(new Date(String(value)))
const asDollars: Shown = (value) => Number(value) / 100
const asWords: Shown = (value) => (value as unknown[]).join(', ')
const asJson: Shown = (value) => JSON.stringify(value)

const plain = new Set(['string', 'number', 'int', 'boolean', 'enum', 'literal'])

function shownAs(name: string, { type, format, element }: Definition): Shown {
  if (type === 'string' && format === 'datetime') return asMoment
  if (name.endsWith('Cents')) return asDollars
  if (type === 'array' && element && plain.has(definitionOf(element).type)) return asWords
  return plain.has(type) ? asText : asJson
}

function valueAt(row: unknown, path: readonly string[]): unknown {
  return path.reduce<unknown>((value, name) => (value as Record<string, unknown> | null | undefined)?.[name], row)
}

/** The columns of a list, by what its call answers. */
export function csvColumnsOf(output: z.ZodMiniType): CsvColumn[] {
  const { rows } = definitionOf(output).shape ?? {}
  const row = rows && definitionOf(rows).element
  if (!row) throw new Error('a list answers with rows')
  return csvColumns(row)
}

/**
 * The columns of a list's rows: one for each field that the contract names, in its order, those of a record within a row too.
 * Moments stand in Singapore's time, cents in dollars. What the reader may do with a row (`may`) is left out.
 */
function csvColumns(row: z.ZodMiniType, path: readonly string[] = []): CsvColumn[] {
  const { shape = {} } = definitionOf(row)
  return Object.entries(shape).flatMap(([name, field]): CsvColumn[] => {
    if (name === 'may') return []
    const definition = definitionOf(field)
    const here = [...path, name]
    if (definition.type === 'object') return csvColumns(field, here)
    const shown = shownAs(name, definition)
    const isMoney = name.endsWith('Cents')
    const header = isMoney ? `${headerOf([...path, name.slice(0, -'Cents'.length)])}${'currency' in shape ? '' : ' (S$)'}` : headerOf(here)
    return [
      {
        header,
        valueOf: (given) => {
          const value = valueAt(given, here)
          return value === null || value === undefined ? null : shown(value)
        },
      },
    ]
  })
}
