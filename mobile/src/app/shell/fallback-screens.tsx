import { ErrorState } from '../../shared/loading/error-state.tsx'
import { Screen } from '../../shared/screen/screen.tsx'
import type { Tab } from '../../shared/screen/screen.tsx'
import { LoadingShapes, Skeleton } from '../../shared/screen/skeleton.tsx'
import { useWords } from '../../words/use-words.ts'
import { TabBar } from './tab-bar.tsx'

/** What stands in a screen's place while its code or its reader's session is awaited. */
export function LoadingScreen({ tab }: { tab?: Tab | undefined }) {
  const words = useWords()
  return (
    <>
      <Screen title={words.shared.loading} headingHidden {...(tab ? { tab } : { back: true })}>
        <LoadingShapes>
          <Skeleton className="h-44" />
          <Skeleton className="h-20" />
          <Skeleton className="h-20" />
        </LoadingShapes>
      </Screen>
      {tab && <TabBar current={tab} />}
    </>
  )
}

/** A screen that did not open, with a way to try again. */
export function FailedScreen({ error, onRetry }: { error: unknown; onRetry: () => void }) {
  const words = useWords()
  return (
    <Screen title={words.shared.pageFailed} headingHidden back>
      <ErrorState error={error} onRetry={onRetry} />
    </Screen>
  )
}
