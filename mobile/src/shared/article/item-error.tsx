import { IconArrowRight } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { useWords } from '../../words/use-words.ts'
import { LinkButton } from '../screen/button.tsx'
import { isGone } from '../server/call-errors.ts'
import { EmptyState } from '../screen/empty-state.tsx'
import { ErrorState } from '../loading/error-state.tsx'

/** Where an item is not to be had: it has ended or never was, with a way to the others; or it could not be asked for. */
export function ItemError({
  error,
  onRetry,
  picture,
  to,
  children,
}: {
  /** Null where the address names no item. */
  error: unknown
  onRetry: () => void
  picture: ReactNode
  to: string
  children: ReactNode
}) {
  const words = useWords('content').content
  if (error !== null && !isGone(error)) return <ErrorState error={error} onRetry={onRetry} />
  return (
    <EmptyState
      picture={picture}
      title={words.gone}
      text={words.goneText}
      action={
        <LinkButton to={to} icon={<IconArrowRight aria-hidden="true" />}>
          {children}
        </LinkButton>
      }
    />
  )
}
