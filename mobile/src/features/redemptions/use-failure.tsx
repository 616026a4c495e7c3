import { WithEnglish } from '../../shared/beside-english/with-english.tsx'
import { Notice } from '../../shared/screen/notice.tsx'
import { RefusalError } from '../../shared/server/call-errors.ts'
import { problemText, useProblemText } from '../../shared/server/problem-text.ts'
import { beside } from '../../words/english/beside/beside.ts'
import { refusedUse } from '../../words/english/beside/refused-use.ts'

/** Why nothing was used: the shop's staff, who wait or typed the PIN, read it, too. */
export function UseFailure({ error }: { error: Error }) {
  const inEnglish = error instanceof RefusalError ? refusedUse[error.reason] : problemText(error, beside)
  return (
    <Notice tone="error">
      <div data-say-changes="">
        <WithEnglish english={inEnglish}>{useProblemText()(error)}</WithEnglish>
      </div>
    </Notice>
  )
}
