import { ErrorState } from '../../shared/loading/error-state.tsx'
import { LastChecked } from '../../shared/freshness/last-checked.tsx'
import { Notice } from '../../shared/screen/notice.tsx'
import { useOutbox } from '../../shared/outbox/outbox.ts'
import { Screen } from '../../shared/screen/screen.tsx'
import { LoadingShapes, Skeleton } from '../../shared/screen/skeleton.tsx'
import { useWords } from '../../words/use-words.ts'
import { ComposeArea } from './compose-area.tsx'
import { EmptyThread } from './empty-thread.tsx'
import { useLiveThread } from './live-thread.hook.ts'
import { MessageList } from './message-list.tsx'
import { stillWaiting } from './thread.rules.ts'

/** The member's thread with staff, live while it is open. Also without a network one can write: it is sent later. */
export function MessageUsScreen() {
  const words = useWords('messages').messages
  const { thread, error, refetch, broken, dataUpdatedAt } = useLiveThread()
  const { messages: written } = useOutbox()
  const messages = thread?.messages ?? []
  const waiting = stillWaiting(written, messages)
  const isEmpty = messages.length === 0 && waiting.length === 0
  return (
    <Screen title={words.title} back action={<ComposeArea />}>
      {!thread && !error ? (
        <LoadingShapes>
          <Skeleton className="h-20 w-3/4" />
          <Skeleton className="ml-auto h-16 w-2/3" />
          <Skeleton className="h-24 w-3/4" />
        </LoadingShapes>
      ) : !thread && isEmpty ? (
        <ErrorState error={error} onRetry={() => void refetch()} />
      ) : (
        <div className="space-y-4">
          {broken && thread && <LastChecked at={dataUpdatedAt} old />}
          {isEmpty ? <EmptyThread answerDays={thread?.answerDays ?? 1} /> : <MessageList messages={messages} waiting={waiting} />}
          {(broken || !thread) && <Notice tone="warning">{words.broken}</Notice>}
          {thread?.state === 'closed' && waiting.length === 0 && <Notice tone="info">{words.closed}</Notice>}
          {!isEmpty && thread && thread.state === 'open' && messages.at(-1)?.author === 'member' && (
            <p className="text-center text-ink-2">{words.answersWithin(thread.answerDays)}</p>
          )}
        </div>
      )}
    </Screen>
  )
}
