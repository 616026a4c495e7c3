import { IconRefresh } from '@tabler/icons-react'
import { Button } from '../src/shared/screen/button.tsx'
import { NetworkError, TimeoutError } from '../src/shared/server/call-errors.ts'
import { EmptyState } from '../src/shared/screen/empty-state.tsx'
import { ErrorState } from '../src/shared/loading/error-state.tsx'
import { Notice } from '../src/shared/screen/notice.tsx'
import { EmptyListPicture } from '../src/shared/pictures/empty-list-picture.tsx'
import { LoadingShapes, Skeleton } from '../src/shared/screen/skeleton.tsx'
import { useWords } from '../src/words/use-words.ts'
import { Group, Specimen } from './specimen.tsx'

const tones = ['info', 'success', 'warning', 'error'] as const

/** What stands where there is nothing else: notices, shapes of what loads, empty and failed pages. */
export function Faces() {
  const words = useWords('payments')
  return (
    <>
      <Group name="Notices">
        {tones.map((tone) => (
          <Notice key={tone} tone={tone}>
            {words.payments.nonRefundable}
          </Notice>
        ))}
      </Group>
      <Group name="Loading">
        <Specimen name="shapes, from 200 ms">
          <LoadingShapes>
            <Skeleton className="h-44" />
            <Skeleton className="h-14" />
          </LoadingShapes>
        </Specimen>
      </Group>
      <Group name="Empty, failed, no network">
        <EmptyState
          picture={<EmptyListPicture />}
          title={words.payments.historyEmpty}
          text={words.payments.historyEmptyText}
          action={<Button icon={<IconRefresh aria-hidden="true" />}>{words.payments.goPay}</Button>}
        />
        <ErrorState error={new TimeoutError('late')} onRetry={() => undefined} />
        <ErrorState error={new NetworkError('none')} onRetry={() => undefined} />
      </Group>
    </>
  )
}
