import { deferredPart } from '../../../shared/browsing/deferred-part.tsx'
import { Screen } from '../../../shared/screen/screen.tsx'
import { useWords } from '../../../words/use-words.ts'

const results = deferredPart(async () => (await import('../list/news-results.tsx')).NewsResults)
export const loadDeferred = results.load

/** What is new at the programme, newest first. */
export function LatestNewsScreen() {
  return (
    <Screen title={useWords('content').content.newsTitle} back roomy>
      <results.Part />
    </Screen>
  )
}
