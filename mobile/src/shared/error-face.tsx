import { IconRefresh } from '@tabler/icons-react'
import { useWords } from '../words/use-words.ts'
import { Button } from './button.tsx'
import { EmptyFace } from './empty-face.tsx'
import { useProblemText } from './problem-text.ts'

/** Something could not be loaded: a picture, why, and a way to try again. */
export function ErrorFace({ error, onRetry }: { error: unknown; onRetry: () => void }) {
  const words = useWords()
  const text = useProblemText()
  return (
    <div role="alert">
      <EmptyFace
        picture={<CutLinePicture />}
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

function CutLinePicture() {
  return (
    <svg viewBox="0 0 200 140" width="200" height="140" aria-hidden="true">
      <ellipse cx="100" cy="126" rx="80" ry="9" className="fill-sand" />
      <path d="M60 124V28h14v96Z" className="fill-harbour-700" />
      <path d="M40 24h112v12H40Z" className="fill-harbour-900" />
      <path d="M67 10 40 24h54Z" className="fill-harbour-200" />
      <path d="M136 36v22" strokeWidth="4" strokeLinecap="round" className="stroke-ink-2" />
      <path d="M136 74v8" strokeWidth="4" strokeLinecap="round" className="stroke-ink-2" />
      <rect x="112" y="82" width="48" height="34" rx="6" className="fill-marigold-500" />
      <path d="M124 82v34M136 82v34M148 82v34" strokeWidth="3" className="stroke-marigold-300" />
      <path d="m122 60 8 6m20-8-8 8" strokeWidth="4" strokeLinecap="round" className="stroke-arrears" />
    </svg>
  )
}
