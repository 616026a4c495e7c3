import type { Usable } from '@mwc/contract/redemptions/redemptions.schemas'
import { IconCalendarEvent, IconClockOff, IconTicket } from '@tabler/icons-react'
import { wholeDay } from '../../shared/time/whole-times.ts'
import { useLanguage, useWords } from '../../words/use-words.ts'

/** A number of uses that is worth saying: of a hundred more nobody needs to hurry. */
const fewLeft = 20

/** What is left of something for this member, until when, or why it cannot be used now. */
export function UsesLeft({ offer }: { offer: Usable }) {
  const words = useWords('redemptions').redemptions
  const language = useLanguage()
  if (offer.blocked) {
    return (
      <div className="flex items-start gap-2 text-inactive">
        <IconClockOff aria-hidden="true" className="h-[1lh] w-6 shrink-0" />
        <p>
          <b className="block">{words.blocked[offer.blocked]}</b>
          {offer.againFrom && words.againFrom(wholeDay(offer.againFrom, language))}
        </p>
      </div>
    )
  }
  const few = offer.left !== null && offer.left <= fewLeft
  return (
    <ul className="space-y-1">
      {offer.leftForMember !== null && (
        <li className="flex items-start gap-2 font-semibold text-active">
          <IconTicket aria-hidden="true" className="h-[1lh] w-6 shrink-0" />
          {words.leftForMember[offer.memberPeriod ?? 'ever'](offer.leftForMember)}
        </li>
      )}
      {few && offer.left !== null && <li className="font-semibold text-pending">{words.leftInAll(offer.left)}</li>}
      {offer.validTo && (
        <li className="flex items-start gap-2 font-semibold">
          <IconCalendarEvent aria-hidden="true" className="h-[1lh] w-6 shrink-0 text-harbour-700" />
          {words.untilDay(wholeDay(offer.validTo, language))}
        </li>
      )}
    </ul>
  )
}
