import type { Message } from '@mwc/contract/messages/messages.schemas'
import { IconArrowDown } from '@tabler/icons-react'
import { useQueryClient } from '@tanstack/react-query'
import { Fragment, useState } from 'react'
import { Button } from '../../shared/screen/button.tsx'
import { Notice } from '../../shared/screen/notice.tsx'
import type { WaitingMessage } from '../../shared/outbox/outbox-store.ts'
import { useProblemText } from '../../shared/server/problem-text.ts'
import { wholeMomentDay } from '../../shared/time/whole-times.ts'
import { useLanguage, useWords } from '../../words/use-words.ts'
import { SentMessage, UnsentMessage } from './message-bubble.tsx'
import { readOlder } from './messages.queries.ts'
import { useThreadScroll } from './thread-scroll.hook.ts'

/** The thread by day, what waits on the phone at its end. New messages are scrolled to, unless the reader reads further up. */
export function MessageList({ messages, waiting }: { messages: readonly Message[]; waiting: readonly WaitingMessage[] }) {
  const words = useWords('messages').messages
  const language = useLanguage()
  const first = messages[0]
  const { list, isNewBelow, goDown, keepPlace } = useThreadScroll(messages.at(-1)?.number ?? 0, waiting.length)
  const [before] = useState(messages.at(-1)?.number ?? 0)
  const days = messages.map(({ at }) => wholeMomentDay(at, language))
  return (
    <div className="space-y-4">
      {first && first.number > 1 && <Earlier before={first.number} keepPlace={keepPlace} />}
      <div role="log" aria-label={words.thread}>
        <ol ref={list} className="space-y-4">
          {messages.map((message, i) => (
            <Fragment key={message.number}>
              {days[i] !== days[i - 1] && (
                <li className="flex justify-center">
                  <span className="rounded-full bg-sand px-3 py-1 text-sm font-semibold text-ink-2">{days[i]}</span>
                </li>
              )}
              <SentMessage message={message} isNews={message.number > before} />
            </Fragment>
          ))}
          {waiting.map((message) => (
            <UnsentMessage key={message.key} message={message} />
          ))}
        </ol>
      </div>
      {isNewBelow && (
        <button
          type="button"
          onClick={goDown}
          className="fixed inset-x-0 bottom-44 z-10 mx-auto flex min-h-12 w-fit items-center gap-2 rounded-full bg-harbour-700 px-5 font-semibold text-card shadow-raised"
        >
          <IconArrowDown aria-hidden="true" className="size-5" />
          {words.newBelow}
        </button>
      )}
    </div>
  )
}

function Earlier({ before, keepPlace }: { before: number; keepPlace: () => void }) {
  const words = useWords('messages').messages
  const client = useQueryClient()
  const problem = useProblemText()
  const [state, setState] = useState<{ busy: boolean; error: unknown }>({ busy: false, error: null })
  async function read() {
    setState({ busy: true, error: null })
    try {
      keepPlace()
      await readOlder(client, before)
      setState({ busy: false, error: null })
    } catch (error) {
      setState({ busy: false, error })
    }
  }
  return (
    <div className="space-y-3">
      {state.error !== null && <Notice tone="error">{problem(state.error)}</Notice>}
      <Button variant="quiet" busy={state.busy} onClick={() => void read()}>
        {words.earlier}
      </Button>
    </div>
  )
}
