import type { me } from '@mwc/contract/account/people/people.calls'
import type { OutputOf } from '@mwc/contract/endpoint/wire-call'
import { IconCalendarPlus, IconId, IconQrcode, IconScan, IconUmbrella } from '@tabler/icons-react'
import { TextLink } from '../../../shared/screen/button.tsx'
import { Notice } from '../../../shared/screen/notice.tsx'
import { useMemberPaying } from '../../../shared/paying/member-paying.hook.ts'
import { useBegunText } from '../../../shared/paying/begun-text.hook.ts'
import { isHeldBack, reviewedText } from '../../../shared/paying/reviewed-text.ts'
import { WhatTurned } from '../../../shared/paying/what-turned.tsx'
import { useMember } from '../../../shared/programme/use-member.ts'
import { useWords } from '../../../words/use-words.ts'
import { ComingMaintenance } from '../parts/coming-maintenance.tsx'
import { MemberSummary } from './member-summary.tsx'
import { PublicTiles } from '../parts/public-tiles.tsx'
import { QuickTile, QuickTiles, WideTile } from '../parts/quick-tile.tsx'
import { WhatsNew } from '../parts/whats-new.tsx'
import { insurancePath, memberCardPath, myPagePath, paymentMethodPath, paymentQrCodePath, scanPath } from '../../../paths/paths.ts'

/** Home for a member: the state first, then what can be done. */
export function MemberHome() {
  const member = useMemberPaying().data
  return (
    <div className="two-columns space-y-7">
      <div className="space-y-7">
        <ComingMaintenance />
        <MoveAsked />
        {member && <MoneyOnItsWay member={member} />}
        <MemberSummary />
        <MemberWays />
      </div>
      <div className="space-y-7">
        <WhatsNew />
      </div>
    </div>
  )
}

/** Somebody asks staff to move the account: who it is, and how to stop it, stands on My Page. */
function MoveAsked() {
  const words = useWords('membership').membership
  if (!useMember().data?.moveAsked) return null
  return (
    <Notice tone="warning">
      <p className="font-semibold">{words.moveAsked}</p>
      <TextLink to={myPagePath}>{words.seeMove}</TextLink>
    </Notice>
  )
}

/** Of a renewal that may be paid already, or is looked at: not to pay again, and by itself that it came. */
function MoneyOnItsWay({ member }: { member: OutputOf<typeof me> }) {
  const words = useWords('membership').membership
  const begun = useBegunText(member)
  const isChecked = isHeldBack(member)
  const text = isChecked ? reviewedText(member.membership.status, member.reviewCameTwice, words) : begun
  const id = isChecked ? member.reviewedPaymentId : (member.mayBePaidId ?? member.continuePaymentId)
  return (
    <>
      <WhatTurned data={member} />
      {text && id && (
        <Notice tone="warning">
          <p>{text}</p>
          <TextLink to={paymentQrCodePath(id)}>{words.seePayment}</TextLink>
        </Notice>
      )}
    </>
  )
}

function MemberWays() {
  const { home: words, membership } = useWords('home', 'membership')
  const member = useMember().data
  const waiting = member?.mayBePaidId ?? member?.continuePaymentId
  const isChecked = member !== undefined && isHeldBack(member)
  return (
    <div className="space-y-3">
      <QuickTiles title={words.whatNow}>
        <QuickTile to={memberCardPath} icon={<IconId className="size-7" />} text={words.card} note={words.cardHint} />
        <QuickTile to={scanPath} icon={<IconScan className="size-7" />} text={words.scan} note={words.scanHint} />
        {isChecked ? null : waiting ? (
          <QuickTile
            to={paymentQrCodePath(waiting)}
            icon={<IconQrcode className="size-7" />}
            text={waiting === member?.continuePaymentId ? words.continuePayment : words.lastPayment}
            note={words.continuePaymentHint}
          />
        ) : (
          <QuickTile to={paymentMethodPath} icon={<IconCalendarPlus className="size-7" />} text={words.renew} note={words.renewHint} />
        )}
        <PublicTiles />
      </QuickTiles>
      <WideTile to={insurancePath} icon={<IconUmbrella className="size-7" />} text={membership.insurance} note={membership.insuranceHint} />
    </div>
  )
}
