import type { DeskMessage } from '@mwc/contract/messages/message-desk.schemas'
import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { useEffect, useLayoutEffect, useRef } from 'react'
import { formatAgo, formatMoment } from '../../../page/format.ts'
import { useNow } from '../../../page/use-now.ts'
import { useSubmit } from '../../../page/use-submit.ts'
import { AttachmentView } from './attachment-view.tsx'
import type { ReadThread } from './join-messages.ts'

/** Pixels from its end within which somebody counts as reading the newest. */
const nearEnd = 48

function Bubble({ threadId, message, whose }: { threadId: string; message: DeskMessage; whose: string }) {
  const now = useNow()
  const isOurs = message.author === 'staff'
  return (
    <Box
      component="li"
      sx={{
        justifySelf: isOurs ? 'end' : 'start',
        maxWidth: { xs: '92%', md: '78%' },
        display: 'grid',
        gridTemplateColumns: 'minmax(0, 1fr)',
        gap: 0.5,
      }}
    >
      <Box sx={{ fontSize: 12, color: 'text.secondary', textAlign: isOurs ? 'right' : 'left' }}>
        <strong>{isOurs ? (message.staffName ?? 'Staff') : whose}</strong>{' '}
        <time dateTime={message.at}>
          {formatMoment(message.at)}, {formatAgo(message.at, now)}
        </time>
      </Box>
      <Box
        sx={{
          bgcolor: isOurs ? 'primary.light' : 'background.default',
          border: 1,
          borderColor: 'divider',
          borderRadius: 2,
          px: 1.5,
          py: 1,
          whiteSpace: 'pre-line',
          overflowWrap: 'anywhere',
          // Letters may carry marks by the dozen, which would lie over what others wrote.
          overflow: 'clip',
          justifySelf: isOurs ? 'end' : 'start',
          maxWidth: '100%',
        }}
      >
        {message.attachment ? <AttachmentView threadId={threadId} message={message} whose={whose} /> : message.text}
      </Box>
    </Box>
  )
}

type Props = {
  read: ReadThread
  /** Number of the last message that was in sight. */
  seen: number
  onSeen: (number: number) => void
  onOlder: () => Promise<void>
}

/** What was written, the newest below. Whoever reads further up stays there, and is told that something came. */
export function MessageLog({ read: { thread, messages }, seen, onSeen, onOlder }: Props) {
  const box = useRef<HTMLDivElement>(null)
  const wasNearEnd = useRef(true)
  const height = useRef(0)
  const { isBusy, problem, send } = useSubmit([])
  const [first, last] = [messages[0]?.number ?? 0, messages.at(-1)?.number ?? 0]
  const look = () => {
    const area = box.current
    if (!area) return
    wasNearEnd.current = area.scrollHeight - area.scrollTop - area.clientHeight <= nearEnd
    height.current = area.scrollHeight
    if (wasNearEnd.current && seen < last) onSeen(last)
  }
  const toEnd = () => box.current?.scrollTo({ top: box.current.scrollHeight })
  // Older messages come in above: what is read stays where it is.
  useLayoutEffect(() => {
    const area = box.current
    if (area && !wasNearEnd.current) area.scrollTop += area.scrollHeight - height.current
    if (area) height.current = area.scrollHeight
  }, [first])
  useEffect(() => {
    if (wasNearEnd.current) toEnd()
    look()
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- when something came, not when somebody looked
  }, [last])
  // A photo that has come makes the page longer.
  useEffect(() => {
    const list = box.current?.firstElementChild
    if (!list) return
    const watcher = new ResizeObserver(() => wasNearEnd.current && toEnd())
    watcher.observe(list)
    return () => watcher.disconnect()
  }, [])
  return (
    <Box sx={{ position: 'relative' }}>
      <Box
        ref={box}
        role="log"
        aria-label={`Messages with ${thread.memberName}`}
        tabIndex={0}
        onScroll={look}
        sx={{
          overflowY: 'auto',
          height: { xs: 'clamp(240px, calc(100vh - 590px), 900px)', lg: 'clamp(280px, calc(100vh - 430px), 900px)' },
          px: 2,
          pb: 2,
        }}
      >
        <Box component="ol" sx={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 1.5, m: 0, p: 0, listStyle: 'none' }}>
          {first > 1 ? (
            <Box component="li" sx={{ justifySelf: 'center' }}>
              <Button size="small" loading={isBusy} onClick={() => void send(onOlder)}>
                Show older messages
              </Button>
            </Box>
          ) : null}
          {problem ? (
            <li>
              <Alert severity="error">{problem}</Alert>
            </li>
          ) : null}
          {messages.map((message) => (
            <Bubble key={message.number} threadId={thread.id} message={message} whose={thread.memberName} />
          ))}
        </Box>
      </Box>
      {seen < last ? (
        <Button
          variant="contained"
          size="small"
          onClick={toEnd}
          sx={{ position: 'absolute', bottom: 8, left: '50%', transform: 'translateX(-50%)' }}
        >
          {last - seen === 1 ? '1 new message' : `${last - seen} new messages`}
        </Button>
      ) : null}
    </Box>
  )
}
