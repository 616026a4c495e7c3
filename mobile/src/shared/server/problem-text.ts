import { useWords } from '../../words/use-words.ts'
import type { FirstWords } from '../../words/english/first-words.ts'
import { NetworkError, RefusalError, TimeoutError } from './call-errors.ts'

type ProblemWords = { readonly shared: Pick<FirstWords['shared'], 'noNetwork' | 'timeout' | 'somethingWrong'> }

/** What to tell the reader of an error: the server's own words for a refusal. */
export function problemText(error: unknown, words: ProblemWords): string {
  if (error instanceof RefusalError) return error.message
  if (error instanceof NetworkError) return words.shared.noNetwork
  if (error instanceof TimeoutError) return words.shared.timeout
  return words.shared.somethingWrong
}

/** `problemText` in the reader's language. */
export function useProblemText(): (error: unknown) => string {
  const words = useWords()
  return (error) => problemText(error, words)
}
