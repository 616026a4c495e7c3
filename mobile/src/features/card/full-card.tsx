import { localeOf } from '@mwc/contract/time/dates'
import { IconX } from '@tabler/icons-react'
import { useContext, useEffect, useRef, useState } from 'react'
import { WithEnglish } from '../../shared/beside-english/with-english.tsx'
import { StateChip } from '../../shared/status/chip.tsx'
import { QrPicture } from '../../shared/pictures/qr-picture.tsx'
import { SpeakerSlot } from '../../shared/screen/feature-slots.ts'
import { serverNow } from '../../shared/server/server-clock.ts'
import { useMember } from '../../shared/programme/use-member.ts'
import { wholeDay } from '../../shared/time/whole-times.ts'
import { beside } from '../../words/english/beside/beside.ts'
import { useLanguage, useWords } from '../../words/use-words.ts'
import { useAwake } from './awake.hook.ts'

/**
 * The card's code on the whole screen, white and large, with the screen kept awake.
 * Its button, a tap on the code or the phone's back closes it.
 */
export function FullCard({ open, address, onClose }: { open: boolean; address: string | null; onClose: () => void }) {
  const dialog = useRef<HTMLDialogElement>(null)
  const { card } = useWords('card')
  useAwake(open)
  useEffect(() => {
    const element = dialog.current
    if (open && !element?.open) element?.showModal()
    if (!open && element?.open) element.close()
  }, [open])
  return (
    <dialog
      ref={dialog}
      aria-label={card.fullTitle}
      onClose={onClose}
      className="daylight fixed inset-0 m-0 h-dvh max-h-none w-full max-w-none overflow-y-auto bg-card text-ink"
    >
      {open && <Contents address={address} onClose={onClose} />}
    </dialog>
  )
}

function Contents({ address, onClose }: { address: string | null; onClose: () => void }) {
  const { card, membership: words, shared } = useWords('card', 'membership')
  const language = useLanguage()
  const member = useMember().data
  const { lastDay, status } = member?.membership ?? {}
  return (
    <div className="mx-auto flex min-h-full max-w-lg flex-col items-center pt-[env(safe-area-inset-top)] pb-[calc(16px+env(safe-area-inset-bottom))] text-center">
      <div className="flex w-full justify-end p-1">
        {useContext(SpeakerSlot)}
        <button type="button" onClick={onClose} aria-label={shared.close} className="flex size-12 items-center justify-center rounded-full">
          <IconX aria-hidden="true" className="size-8" />
        </button>
      </div>
      {address && <QrPicture text={address} label={card.qrPicture} className="w-full max-w-[max(240px,calc(100dvh_-_300px))]" />}
      <div className="flex w-full flex-1 flex-col items-center justify-center gap-2 px-gutter">
        <p className="text-xl leading-tight font-bold">{member?.user.fullName}</p>
        <p className="text-lg tabular-nums">{member?.user.memberNumber}</p>
        {status && (
          <div className="flex flex-wrap items-center justify-center gap-x-3 gap-y-1">
            <StateChip status={status} forOthers />
            {lastDay && (
              <p className="font-semibold tabular-nums">
                <WithEnglish english={`${beside.membership.validTo} ${wholeDay(lastDay, 'english')}`}>
                  {`${words.validTo} ${wholeDay(lastDay, language)}`}
                </WithEnglish>
              </p>
            )}
          </div>
        )}
        <RunningClock />
      </div>
    </div>
  )
}

/** The server's time to the second: what runs is no picture. */
function RunningClock() {
  const language = useLanguage()
  const [now, setNow] = useState(serverNow)
  useEffect(() => {
    const timer = setInterval(() => setNow(serverNow()), 1000)
    return () => clearInterval(timer)
  }, [])
  const text = new Intl.DateTimeFormat(localeOf(language), { timeStyle: 'medium', timeZone: 'Asia/Singapore' }).format(now)
  return (
    <p aria-hidden="true" className="text-2xl font-bold text-harbour-700 tabular-nums">
      {text}
    </p>
  )
}
