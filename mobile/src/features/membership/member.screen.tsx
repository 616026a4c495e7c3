import type { Membership } from '@mwc/contract/membership/membership.schemas'
import { IconCalendarPlus, IconScan } from '@tabler/icons-react'
import { useEffect } from 'react'
import type { ReactNode } from 'react'
import { LinkButton } from '../../shared/screen/button.tsx'
import { noteSuccessEvent } from '../../shared/session/success-event.ts'
import { Screen } from '../../shared/screen/screen.tsx'
import { isHeldBack } from '../../shared/paying/reviewed-text.ts'
import { useMember } from '../../shared/programme/use-member.ts'
import { wholeDay } from '../../shared/time/whole-times.ts'
import { useLanguage, useWords } from '../../words/use-words.ts'
import { MembershipPanel } from './membership-panel.tsx'
import { paymentMethodPath, scanPath } from '../../paths/paths.ts'

/** The Member tab: the card with its code, how long it still lasts, and renewing early. */
export function MemberScreen({ code }: { code: ReactNode }) {
  const words = useWords()
  const member = useMember().data
  const mayRenew = member && member.continuePaymentId === null && !member.mayBePaidId && !isHeldBack(member)
  const runs = member?.membership.status === 'active' && !member.membership.deactivated
  return (
    <Screen title={words.shared.tabs.member} tab="member">
      <div className="space-y-5">
        <MembershipPanel code={code} />
        {runs && <ScanButton />}
        {runs && <RunningFor membership={member.membership} canRenew={mayRenew === true} />}
      </div>
    </Screen>
  )
}

/** At the counter, the card and the shop's own QR are wanted together. */
function ScanButton() {
  const words = useWords('membership').membership
  return (
    <LinkButton variant="secondary" to={scanPath} icon={<IconScan aria-hidden="true" />}>
      {words.scan}
    </LinkButton>
  )
}

function RunningFor({ membership, canRenew }: { membership: Membership; canRenew: boolean }) {
  const words = useWords('membership').membership
  const language = useLanguage()
  const { firstDay, lastDay } = membership
  useEffect(noteSuccessEvent, [])
  return (
    <>
      <section className="space-y-1 rounded-card bg-active-tint p-4">
        <p className="text-2xl leading-tight font-bold text-active tabular-nums">{words.daysLeft(membership.daysLeft)}</p>
        {lastDay && <p>{words.activeUntil(wholeDay(lastDay, language))}</p>}
        {firstDay && <p className="text-ink-2">{words.runsSince(wholeDay(firstDay, language))}</p>}
      </section>
      {canRenew && lastDay && (
        <section className="space-y-2">
          <LinkButton variant="secondary" icon={<IconCalendarPlus aria-hidden="true" />} to={paymentMethodPath}>
            {words.renewEarly}
          </LinkButton>
          <p className="text-ink-2">{words.renewEarlyText(wholeDay(lastDay, language))}</p>
        </section>
      )}
    </>
  )
}
