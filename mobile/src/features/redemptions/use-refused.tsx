import { IconArrowRight } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { LinkButton } from '../../shared/screen/button.tsx'
import { RefusalError } from '../../shared/server/call-errors.ts'
import { EmptyState } from '../../shared/screen/empty-state.tsx'
import { ErrorState } from '../../shared/loading/error-state.tsx'
import { EmptyListPicture } from '../../shared/pictures/empty-list-picture.tsx'

/** What the server said no to, in its own words and with one way on; anything else can be tried again. */
export function UseRefused({ error, onRetry, to, children }: { error: unknown; onRetry: () => void; to: string; children: ReactNode }) {
  if (!(error instanceof RefusalError) || error.status >= 500) return <ErrorState error={error} onRetry={onRetry} />
  return (
    <div role="alert">
      <EmptyState
        picture={<EmptyListPicture />}
        text={error.message}
        action={
          <LinkButton to={to} icon={<IconArrowRight aria-hidden="true" />}>
            {children}
          </LinkButton>
        }
      />
    </div>
  )
}
