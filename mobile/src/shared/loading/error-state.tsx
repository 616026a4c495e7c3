import { IconRefresh } from '@tabler/icons-react'
import { Suspense, lazy, useEffect, useEffectEvent } from 'react'
import type { ComponentType } from 'react'
import { loadWords } from '../../words/load-words.ts'
import { useWords } from '../../words/use-words.ts'
import { Button } from '../screen/button.tsx'
import { comesBackIn, NetworkError } from '../server/call-errors.ts'
import { EmptyState } from '../screen/empty-state.tsx'
import { useProblemText } from '../server/problem-text.ts'
import { currentLanguage } from '../session/session.ts'

/** Without its picture the face says the same. */
const CutLine = lazy<ComponentType>(() =>
  import('../pictures/cut-line-picture.tsx').then(
    (module) => ({ default: module.CutLinePicture }),
    () => ({ default: () => null }),
  ),
)

function Picture() {
  return (
    <div className="flex min-h-35 items-center">
      <Suspense>
        <CutLine />
      </Suspense>
    </div>
  )
}

type Face = { error: unknown; onRetry: () => void }

/** For a phone without a network, or a server that cannot answer; the plain face where this one's code or texts are missing. */
const OfflineState = lazy(() =>
  Promise.all([import('../offline/offline-state.tsx'), loadWords(currentLanguage(), ['offers'])]).then(
    ([module]) => ({ default: module.OfflineState }),
    () => ({ default: PlainFace }),
  ),
)

/**
 * Something could not be loaded: a picture, why, a way to try again, and without a network what still works.
 * It tries again by itself when the network is back.
 */
export function ErrorState(face: Face) {
  const tryAgain = useEffectEvent(face.onRetry)
  useEffect(() => {
    // Here and not in a face of its own, whose code may be what did not come.
    const onOnline = () => tryAgain()
    window.addEventListener('online', onOnline)
    return () => window.removeEventListener('online', onOnline)
  }, [])
  if (!(face.error instanceof NetworkError) && comesBackIn(face.error) === null && navigator.onLine) return <PlainFace {...face} />
  return (
    <Suspense fallback={<PlainFace {...face} />}>
      <OfflineState {...face} />
    </Suspense>
  )
}

function PlainFace({ error, onRetry }: Face) {
  const words = useWords()
  const text = useProblemText()
  return (
    <div role="alert">
      <EmptyState
        picture={<Picture />}
        title={words.shared.pageFailed}
        text={text(error)}
        action={
          <Button icon={<IconRefresh aria-hidden="true" />} onClick={onRetry}>
            {words.shared.tryAgain}
          </Button>
        }
      />
    </div>
  )
}
