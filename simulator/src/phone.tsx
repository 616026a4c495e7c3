import { useCallback, useState } from 'react'
import { listMessages, listPhones, type Message } from './call.ts'
import { useLive } from './use-live.ts'

const time = new Intl.DateTimeFormat('en-SG', { hour: '2-digit', minute: '2-digit', second: '2-digit', hour12: false })

function Bubble({ message }: { message: Message }) {
  const code = /\b\d{6}\b/.exec(message.text)?.[0]
  const [copied, setCopied] = useState(false)
  return (
    <li className="bubble">
      <p className="text">{message.text}</p>
      <footer>
        <time dateTime={message.sentAt}>{time.format(new Date(message.sentAt))}</time>
        {code && (
          <button type="button" className="quiet" onClick={() => void navigator.clipboard.writeText(code).then(() => setCopied(true))}>
            {copied ? 'Copied' : `Copy ${code}`}
          </button>
        )}
      </footer>
    </li>
  )
}

/** What came to one number; for another, mount it anew (`key`): else the messages of the one before stand there a moment. */
function Messages({ number }: { number: string }) {
  const load = useCallback(() => listMessages(number), [number])
  const shown = useLive(number ? load : null).data?.messages ?? []
  return (
    <>
      <ol className="messages" aria-label="Messages" aria-live="polite">
        {shown.map((message) => (
          <Bubble key={message.id} message={message} />
        ))}
      </ol>
      {shown.length === 0 && <p className="empty">Ask for a code in the member&apos;s app, and the message arrives here.</p>}
    </>
  )
}

/** The phone that every text message arrives on: whose messages to see is chosen by number. */
export function Phone() {
  const [chosen, setChosen] = useState('')
  const phones = useLive(listPhones)
  const known = phones.data?.phones ?? []
  const number = chosen || known[0]?.phone || ''
  return (
    <section className="device" aria-labelledby="phone-title">
      <h2 id="phone-title">Phone</h2>
      <label className="field">
        Mobile number
        <select value={number} onChange={(event) => setChosen(event.target.value)} disabled={known.length === 0}>
          {known.length === 0 && <option value="">No messages yet</option>}
          {known.map(({ phone }) => (
            <option key={phone} value={phone}>
              {phone}
            </option>
          ))}
        </select>
      </label>
      {phones.fault && <p className="fault">{phones.fault}</p>}
      <Messages key={number} number={number} />
    </section>
  )
}
