import { fieldProblemWords } from '@mwc/contract/field-problem-words'
import type { FieldProblem } from '@mwc/contract/field-problem'
import { useLanguage } from '../words/use-words.ts'

/** Turns the name of a field's problem into the reader's words; any other text stands as it is. */
export function useFieldProblemText(): (problem: string) => string {
  const known = fieldProblemWords[useLanguage()]
  return (problem) => (problem in known ? known[problem as FieldProblem] : problem)
}
