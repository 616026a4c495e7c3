import { useWords } from '../../words/use-words.ts'

/** Turns the name of a field's problem into the reader's words; any other text stands as it is. */
export function useFieldProblemText(): (problem: string) => string {
  const { fields } = useWords()
  return (problem) => (problem in fields ? fields[problem as keyof typeof fields] : problem)
}
