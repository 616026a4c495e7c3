import type { Message } from '@mwc/contract/messages/messages.schemas'
import { IconAlertTriangle, IconCheck, IconClock, IconRefresh, IconTrash } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { isOnlyHere } from '../../shared/outbox/kept-messages.ts'
import { dropMessage, sendAgain, useOutbox } from '../../shared/outbox/outbox.ts'
import type { WaitingMessage } from '../../shared/outbox/outbox-store.ts'
import { wholeTime } from '../../shared/time/whole-times.ts'
import { useLanguage, useWords } from '../../words/use-words.ts'
import { SentAttachment, WaitingAttachment } from './attachment-content.tsx'

/** What somebody wrote, whatever it holds: text, cut off at its own edges, or `file` in its place. */
function Bubble({ mine, text, file, children }: { mine: boolean; text: string; file?: ReactNode; children: ReactNode }) {
  const words = useWords('messages').messages
  const edges = mine ? 'rounded-br-[6px] bg-harbour-100' : 'rounded-bl-[6px] bg-card shadow-raised'
  return (
    <li className={`flex flex-col ${mine ? 'items-end pl-10' : 'items-start pr-10'}`}>
      <span className={mine ? 'sr-only' : 'mb-1 pl-1 text-sm font-semibold text-ink-2'}>{mine ? words.label : words.staff}</span>
      {file ? (
        <div className={`max-w-full overflow-hidden rounded-card p-2 ${edges}`}>{file}</div>
      ) : (
        <p dir="auto" className={`max-w-full overflow-hidden rounded-card px-4 py-3 text-lg wrap-break-word whitespace-pre-wrap ${edges}`}>
          {text}
        </p>
      )}
      {children}
    </li>
  )
}

const stateLook = 'mt-1 flex items-center gap-1 px-1 text-sm'

/** A message that is with the server, with when it came there. `isNews`: it came while the thread was open, which is said. */
export function SentMessage({ message, isNews }: { message: Message; isNews: boolean }) {
  const { author, text, at, attachment } = message
  const words = useWords('messages').messages
  const language = useLanguage()
  const mine = author === 'member'
  return (
    <Bubble mine={mine} text={text} file={attachment && <SentAttachment message={message} attachment={attachment} />}>
      <span data-say-changes={mine && isNews ? '' : undefined} className={`${stateLook} text-ink-2 tabular-nums`}>
        {mine && <IconCheck aria-hidden="true" className="size-4 shrink-0" />}
        {mine && `${words.sent} · `}
        {wholeTime(at, language)}
      </span>
    </Bubble>
  )
}

/** A message on its way, one that waits for a network, or one that was refused, with why and a way on. */
export function UnsentMessage({ message }: { message: WaitingMessage }) {
  const words = useWords('messages').messages
  const { held } = useOutbox()
  return (
    <Bubble mine text={message.text} file={message.file && <WaitingAttachment file={message.file} />}>
      {message.failure !== null ? (
        <div data-say-changes="" className="max-w-full text-right">
          <p className={`${stateLook} justify-end font-semibold text-arrears`}>
            <IconAlertTriangle aria-hidden="true" className="size-4 shrink-0" />
            {words.failed}
          </p>
          <p className="px-1 text-sm">{message.failure}</p>
          <div className="flex flex-wrap justify-end gap-x-2">
            <Act icon={<IconTrash aria-hidden="true" className="size-5" />} onClick={() => void dropMessage(message.key)}>
              {words.remove}
            </Act>
            <Act icon={<IconRefresh aria-hidden="true" className="size-5" />} onClick={() => void sendAgain(message)}>
              {words.tryAgain}
            </Act>
          </div>
        </div>
      ) : (
        <span data-say-changes={held ? '' : undefined} className={`${stateLook} ${held ? 'font-semibold text-pending' : 'text-ink-2'}`}>
          <IconClock aria-hidden="true" className="size-4 shrink-0" />
          {isOnlyHere(message.key) ? words.onlyHere : held ? words.waiting : words.sending}
        </span>
      )}
    </Bubble>
  )
}

function Act({ icon, onClick, children }: { icon: ReactNode; onClick: () => void; children: ReactNode }) {
  return (
    <button type="button" onClick={onClick} className="flex min-h-12 items-center gap-1.5 px-2 font-semibold text-harbour-700">
      {icon}
      {children}
    </button>
  )
}
