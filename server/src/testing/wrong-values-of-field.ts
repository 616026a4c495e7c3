import { inject } from 'vitest'
import { wrong } from './wrong-values.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /** Whether each field is given all wrong values, as before a release (decision 117). */
    everyWrongValue: boolean
  }
}

/** So many fields that follow each other are given all wrong values together, where each is not given all. */
const fieldsForAll = 3

/** What a field is given, by how many fields were tried before it: all wrong values or a third, each with its place among all. */
export function wrongValuesOf(fieldsBefore: number): { at: number; name: string; value: unknown }[] {
  const all = wrong.map(([name, value], at) => ({ at, name, value }))
  return inject('everyWrongValue') ? all : all.filter(({ at }) => (at + fieldsBefore) % fieldsForAll === 0)
}
