import { Suspense, lazy, memo, useDeferredValue } from 'react'
import { afterFirstScreen } from '../loading/first-screen.ts'
import { Skeleton } from '../screen/skeleton.tsx'
import type { MarkdownProps } from './markdown/markdown-text.tsx'

const load = () => import('./markdown/markdown-text.tsx')

/** Without the code that reads the marks, the text stands as it was written. */
function AsWritten({ text }: MarkdownProps) {
  return <p className="whitespace-pre-line">{text}</p>
}

const MarkdownText = lazy(async () => {
  // The first screen's text stands in the page that the server made: its code leaves the line to what makes the screen answer.
  await afterFirstScreen()
  return load().then(
    (module) => ({ default: module.MarkdownText }),
    () => ({ default: AsWritten }),
  )
})
// Its code comes beside the text that it shows, not after it.
if (typeof document !== 'undefined') void afterFirstScreen().then(() => load().catch(() => undefined))

/** Text in the programme's Markdown. No HTML ever comes of it: what is written as HTML shows as it was written. */
export const Markdown = memo(function Markdown({ text, level }: MarkdownProps) {
  // A page's own text stands until the code is there: for anything new at once, React would put the skeleton in its place.
  const known = useDeferredValue(text)
  return (
    <Suspense fallback={<Skeleton className="h-24" />}>
      <MarkdownText text={known} level={level} />
    </Suspense>
  )
})
