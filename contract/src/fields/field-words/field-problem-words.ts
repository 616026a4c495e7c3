import type { FieldWords } from '../field-problem.ts'
import { fieldWords as bengali } from './bengali.ts'
import { fieldWords as chinese } from './chinese.ts'
import { fieldWords as english } from './english.ts'
import { fieldWords as india } from './india.ts'
import type { Language } from '../../language/language.ts'

/** What can be wrong with a field, said in each language; the app loads only the reader's. */
export const fieldProblemWords: Record<Language, FieldWords> = { english, chinese, bengali, india }
