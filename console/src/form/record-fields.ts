/** A text in four languages. `most`: UTF-16 units, or what `count` counts; `long`: over several lines. */
export type TextField = {
  name: string
  label: string
  most: number
  long?: boolean
  optional?: boolean
  count?: (text: string) => number
}

/** What is the same for every language. */
export type PlainField = {
  name: string
  label: string
  kind: 'line' | 'choice' | 'number' | 'degrees' | 'tick' | 'shops' | 'hours' | 'picture' | 'moment' | 'money' | 'many'
  /** Of `choice`, or `many` of them. */
  choices?: readonly string[]
  /** What a choice is called, where it is none of content. */
  nameOf?: (choice: string) => string
  hint?: string
  optional?: boolean
}
