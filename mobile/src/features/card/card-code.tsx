import { IconArrowsMaximize, IconDeviceMobile, IconRefresh, IconWifi, IconWorld } from '@tabler/icons-react'
import { useEffect, useState } from 'react'
import type { ReactNode } from 'react'
import { Button } from '../../shared/screen/button.tsx'
import { NetworkError, RefusalError } from '../../shared/server/call-errors.ts'
import { isStale } from '../../shared/freshness/is-stale.ts'
import { useIsTakenOver } from '../../shared/loading/first-screen.ts'
import { Notice } from '../../shared/screen/notice.tsx'
import { useProblemText } from '../../shared/server/problem-text.ts'
import { QrPicture } from '../../shared/pictures/qr-picture.tsx'
import { Skeleton } from '../../shared/screen/skeleton.tsx'
import { useSession } from '../../shared/session/session.ts'
import { askMemberAgain, useMember } from '../../shared/programme/use-member.ts'
import { wholeMoment } from '../../shared/time/whole-times.ts'
import { useLanguage, useWords } from '../../words/use-words.ts'
import { askToPersist } from './ask-to-persist.ts'
import { canSign, type CardKey } from './key/card-key.store.ts'
import { useCard } from './card.hook.ts'
import { FullCard } from './full-card.tsx'
import { useProof } from './proof.hook.ts'

/**
 * The code of the member's card, or why this phone does not show it; nothing unless membership runs.
 * What the phone keeps is enough: it does not wait for the server.
 */
export function CardCode() {
  const { vipStatus } = useSession()
  if (vipStatus !== '1') return null
  return <section>{canSign() ? <OwnCode /> : <NoCode />}</section>
}

/**
 * White in the dark too, up to behind the card's round corners: what a camera reads stands on it, or is about to.
 * Where large text puts it above the card it ends by itself.
 */
const whiteFoot = 'daylight -mt-5 rounded-card bg-card px-4 pt-7 pb-4 @max-[14rem]:mt-0'

function OwnCode() {
  const card = useCard()
  const { key } = card
  if (key?.proving && key.proving.keyId === key.keyId) return <ShownCode cardKey={key} />
  if (key?.proving) return <OtherPhone card={card} device={key.proving.device} since={key.proving.since} />
  if (card.error) return <NotAsked error={card.error} onRetry={card.askAgain} />
  return <Waiting />
}

function Waiting() {
  return (
    <div className={`${whiteFoot} space-y-3`}>
      <Skeleton className="mx-auto size-46" />
      <Skeleton className="h-12 w-full" />
    </div>
  )
}

/** Whether something answered, be it a proxy or a server that is down: there is a network. */
const isAnswered = (error: Error | null) =>
  error instanceof RefusalError || (error instanceof NetworkError && error.cause instanceof Response)

function ShownCode({ cardKey }: { cardKey: CardKey }) {
  useEffect(askToPersist, [])
  const words = useWords('card').card
  const [full, setFull] = useState(false)
  const member = useMember()
  const isOffline = useIsTakenOver() && isStale(member) && !member.isFetching && !isAnswered(member.error)
  const checkedAt = Date.parse(member.data?.membership.checkedAt ?? '') || 0
  const { address, out } = useProof(cardKey, Math.max(cardKey.contactAt, checkedAt))
  if (out) return member.isPending ? <Waiting /> : <OutOfContact />
  return (
    <div className={whiteFoot}>
      <button type="button" aria-haspopup="dialog" onClick={() => setFull(true)} className="block w-full rounded-field text-center">
        {address ? <QrPicture text={address} label={words.qrPicture} className="size-46" /> : <span className="block h-46" />}
        <span className="mt-1 flex min-h-12 items-center justify-center gap-2 font-semibold text-harbour-700">
          <IconArrowsMaximize aria-hidden="true" className="size-6 shrink-0" />
          {words.makeBigger}
        </span>
      </button>
      {isOffline && <p className="pb-2 text-center font-semibold text-pending">{words.worksOffline}</p>}
      <p className="text-center text-sm text-ink-2">{words.changes}</p>
      <FullCard open={full} address={address} onClose={() => setFull(false)} />
    </div>
  )
}

/** A state without a code: what it is, what to do, and the way to do it. */
function Instead({ icon, title, text, children }: { icon: ReactNode; title: string; text: string; children?: ReactNode }) {
  return (
    <div className="space-y-3 px-4 pt-2 pb-4 text-center">
      <div className="flex justify-center text-harbour-700">{icon}</div>
      <h2 className="text-lg font-bold">{title}</h2>
      <p className="text-ink-2">{text}</p>
      {children}
    </div>
  )
}

function OtherPhone({ card: { takeOver }, device, since }: { card: ReturnType<typeof useCard>; device: string; since: string }) {
  const words = useWords('card').card
  const language = useLanguage()
  const problem = useProblemText()
  return (
    <Instead
      icon={<IconDeviceMobile aria-hidden="true" className="size-12" />}
      title={words.otherPhone}
      text={[device, wholeMoment(since, language)].filter(Boolean).join(' · ')}
    >
      <p>{words.otherPhoneText}</p>
      {takeOver.error && <Notice tone="error">{problem(takeOver.error)}</Notice>}
      <Button busy={takeOver.isPending} onClick={() => takeOver.mutate()}>
        {words.takeOver}
      </Button>
    </Instead>
  )
}

function OutOfContact() {
  const words = useWords('card', 'membership')
  const [busy, setBusy] = useState(false)
  async function refresh() {
    setBusy(true)
    await askMemberAgain()
    setBusy(false)
  }
  return (
    <Instead icon={<IconWifi aria-hidden="true" className="size-12" />} title={words.card.connect} text={words.card.connectText}>
      <Button icon={<IconRefresh aria-hidden="true" />} busy={busy} onClick={() => void refresh()}>
        {words.shared.refresh}
      </Button>
    </Instead>
  )
}

function NotAsked({ error, onRetry }: { error: Error; onRetry: () => void }) {
  const words = useWords('card')
  const problem = useProblemText()
  const text = error instanceof NetworkError ? words.card.firstTimeText : problem(error)
  return (
    <Instead icon={<IconWifi aria-hidden="true" className="size-12" />} title={words.card.firstTime} text={text}>
      <Button icon={<IconRefresh aria-hidden="true" />} onClick={onRetry}>
        {words.shared.tryAgain}
      </Button>
    </Instead>
  )
}

function NoCode() {
  const words = useWords('card').card
  return <Instead icon={<IconWorld aria-hidden="true" className="size-12" />} title={words.noCode} text={words.noCodeText} />
}
