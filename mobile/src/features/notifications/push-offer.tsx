import { IconBellOff, IconBellRinging } from '@tabler/icons-react'
import { type ReactNode, useState } from 'react'
import { Button } from '../../shared/screen/button.tsx'
import { Notice } from '../../shared/screen/notice.tsx'
import { readStored, writeStored } from '../../shared/storage/storage.ts'
import { useWords } from '../../words/use-words.ts'
import { canPush, turnPushOff, turnPushOn, wantsPush } from './phone-push.ts'

const deferredKey = 'PUSH_LATER'
const quietDays = 30

/** `off`: the member said *not now* lately, or turned it off. */
type State = 'offer' | 'on' | 'off' | 'blocked'

/** What there is to say of push on this phone; null where it cannot. */
function stateNow(): State | null {
  if (!canPush()) return null
  if (Notification.permission === 'denied') return 'blocked'
  if (wantsPush() && Notification.permission === 'granted') return 'on'
  return Date.now() - Number(readStored('localStorage', deferredKey) ?? 0) < quietDays * 86_400_000 ? 'off' : 'offer'
}

/** Push on this phone as it stands, and the way to change it. */
export function usePush() {
  const [state, setState] = useState(stateNow)
  const [busy, setBusy] = useState(false)
  const [failed, setFailed] = useState(false)
  async function change(run: () => Promise<unknown>) {
    setBusy(true)
    setFailed(false)
    await run().catch(() => setFailed(true))
    setState(stateNow())
    setBusy(false)
  }
  return { state, busy, failed, change, readAgain: () => setState(stateNow()) }
}

/**
 * Above the inbox the offer of notices on the phone; below it how that stands, once the member has decided.
 * The browser is only asked after a tap.
 */
export function PushOffer({ push, place }: { push: ReturnType<typeof usePush>; place: 'above' | 'below' }) {
  const { notifications: words, shared } = useWords('notifications')
  const { state, busy, failed, change, readAgain } = push
  if (state === null || (state === 'offer') !== (place === 'above')) return null
  if (state === 'blocked') {
    return (
      <div className="mt-6">
        <Notice tone="warning">
          <b className="block">{words.pushBlocked}</b>
          {words.pushBlockedText}
        </Notice>
      </div>
    )
  }
  const turnOff = async () => {
    writeStored('localStorage', deferredKey, String(Date.now()))
    await turnPushOff()
  }
  if (state === 'on') {
    return (
      <Switch
        look="bg-active-tint text-active"
        icon={<IconBellRinging aria-hidden="true" className="size-6 shrink-0" />}
        text={words.pushIsOn}
        actIcon={<IconBellOff aria-hidden="true" className="size-5" />}
        act={words.pushOff}
        busy={busy}
        problem={failed && shared.somethingWrong}
        onClick={() => void change(turnOff)}
      />
    )
  }
  if (state === 'off') {
    return (
      <Switch
        look="bg-sand"
        icon={<IconBellOff aria-hidden="true" className="size-6 shrink-0" />}
        text={words.pushIsOff}
        actIcon={<IconBellRinging aria-hidden="true" className="size-5" />}
        act={words.pushOn}
        busy={busy}
        problem={failed && words.pushFailed}
        onClick={() => void change(turnPushOn)}
      />
    )
  }
  return (
    <section className="mb-4 space-y-3 rounded-card bg-harbour-100 p-4">
      <h2 className="flex items-center gap-2 text-lg font-bold">
        <IconBellRinging aria-hidden="true" className="size-7 shrink-0 text-harbour-700" />
        {words.pushTitle}
      </h2>
      <p>{words.pushText}</p>
      {failed && <Notice tone="error">{words.pushFailed}</Notice>}
      <div className="flex flex-wrap gap-2 *:w-auto *:flex-auto">
        <Button icon={<IconBellRinging aria-hidden="true" />} busy={busy} onClick={() => void change(turnPushOn)}>
          {words.pushOn}
        </Button>
        <Button
          variant="quiet"
          onClick={() => {
            writeStored('localStorage', deferredKey, String(Date.now()))
            readAgain()
          }}
        >
          {words.pushLater}
        </Button>
      </div>
    </section>
  )
}

/** How push stands, in a line, with the way to the other state. */
function Switch({
  look,
  icon,
  text,
  actIcon,
  act,
  busy,
  problem,
  onClick,
}: {
  look: string
  icon: ReactNode
  text: string
  actIcon: ReactNode
  act: string
  busy: boolean
  problem: string | false
  onClick: () => void
}) {
  return (
    <div className="mt-6 space-y-3">
      <section className={`flex flex-wrap items-center gap-x-3 rounded-card px-4 py-1 ${look}`}>
        {icon}
        <p className="flex-1 basis-40 py-2 font-semibold">{text}</p>
        <button
          type="button"
          aria-disabled={busy || undefined}
          onClick={() => busy || onClick()}
          className="flex min-h-12 items-center gap-2 rounded-full px-3 font-semibold text-harbour-700"
        >
          {actIcon}
          {act}
        </button>
      </section>
      {problem && <Notice tone="error">{problem}</Notice>}
    </div>
  )
}
