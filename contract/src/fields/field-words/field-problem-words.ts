import type { FieldProblem } from '../field-problem.ts'
import { fieldWords as bengali } from './bengali.ts'
import { fieldWords as chinese } from './chinese.ts'
import { deskFieldWords } from './desk-field-words.ts'
import { fieldWords as english } from './english.ts'
import { fieldWords as india } from './india.ts'
import type { Language } from '../../language/language.ts'

/** What can be wrong with a field, said in each language; the app loads only the reader's, and of its own forms. */
export const fieldProblemWords: Record<Language, Record<FieldProblem, string>> = {
  english: { ...english, ...deskFieldWords.english },
  chinese: { ...chinese, ...deskFieldWords.chinese },
  bengali: { ...bengali, ...deskFieldWords.bengali },
  india: { ...india, ...deskFieldWords.india },
}

/** The problem that a schema's message names; a message that is no known problem (a bug, or zod's own) is "not right". */
export function fieldProblem(message: string): FieldProblem {
  return Object.hasOwn(fieldProblemWords.english, message) ? (message as FieldProblem) : 'invalid'
}
