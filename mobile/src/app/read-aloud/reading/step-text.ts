import type { ReadAloudWords } from '../../../words/english/read-aloud.ts'

/** How a step is said that stands among others of which one is now: which of how many it is. */
export function stepText(element: Element, words: ReadAloudWords): ((text: string) => string) | null {
  const steps = [...(element.parentElement?.children ?? [])]
  if (!element.matches('li') || !steps.some((step) => step.matches('[aria-current=step]'))) return null
  const say = element.matches('[aria-current=step]') ? words.stepNow : words.step
  return (text) => say(steps.indexOf(element) + 1, steps.length, text)
}
