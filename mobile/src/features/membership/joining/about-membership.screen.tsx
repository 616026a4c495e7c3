import type { me } from '@mwc/contract/account/people/people.calls'
import type { OutputOf } from '@mwc/contract/endpoint/wire-call'
import { useQuery } from '@tanstack/react-query'
import { IconQrcode, IconUserPlus, IconWallet } from '@tabler/icons-react'
import { Section } from '../../../shared/article/section.tsx'
import { CoverList } from '../../../shared/insurance/cover-list.tsx'
import { LegalLinks } from '../../../shared/legal/legal-links.tsx'
import { PointList } from '../../../shared/legal/point-list.tsx'
import { useMember } from '../../../shared/programme/use-member.ts'
import { LinkButton } from '../../../shared/screen/button.tsx'
import { Screen } from '../../../shared/screen/screen.tsx'
import { LoadingShapes, Skeleton } from '../../../shared/screen/skeleton.tsx'
import { useSession } from '../../../shared/session/session.ts'
import { ShareButton } from '../../../shared/sharing/share-button.tsx'
import { useLanguage, useWords } from '../../../words/use-words.ts'
import { benefitsQuery } from './benefits.queries.ts'
import { Prices } from './prices.tsx'
import { WhatYouGet } from './what-you-get.tsx'
import { aboutMembershipPath, paymentMethodPath, paymentQrCodePath, signUpPath } from '../../../paths/paths.ts'

/** Who joined and has not paid: nobody is sent to pay whose money staff look at, or who has to call first. */
const hasToPay = ({ membership, reviewedPaymentId }: OutputOf<typeof me>) =>
  membership.status === 'pendingPayment' && !membership.deactivated && reviewedPaymentId === null

/** Before a FIN is asked: the price, what it brings, what the insurance pays, what is done with the data. To be shared. */
export function AboutMembershipScreen() {
  const { account, home, joining, legal, membership } = useWords('home', 'joining', 'legal', 'membership')
  const isVisitor = useSession().token === null
  const member = useMember().data
  const { data, isLoading } = useQuery(benefitsQuery(useLanguage()))
  const { privacy, terms } = legal
  const join = (
    <LinkButton to={signUpPath()} icon={<IconUserPlus aria-hidden="true" />}>
      {home.join}
    </LinkButton>
  )
  const waiting = member?.continuePaymentId
  const pay = waiting ? (
    <LinkButton to={paymentQrCodePath(waiting)} icon={<IconQrcode aria-hidden="true" />}>
      {membership.continuePayment}
    </LinkButton>
  ) : (
    <LinkButton to={paymentMethodPath} icon={<IconWallet aria-hidden="true" />}>
      {membership.payNow}
    </LinkButton>
  )
  return (
    <Screen title={account.beforeJoining} about={joining.summary} back action={isVisitor ? join : member && hasToPay(member) && pay}>
      <div className="space-y-8">
        <Section title={joining.cost}>
          <Prices />
          <PointList points={[joining.payWays, terms.fee.points.refund, terms.fee.points.ends]} />
        </Section>
        <Section title={terms.benefits.title}>
          <WhatYouGet privileges={data?.privileges ?? []} />
        </Section>
        <Section title={joining.pays}>
          {isLoading && (
            <LoadingShapes>
              <Skeleton className="h-64" />
            </LoadingShapes>
          )}
          {data && data.covers.length > 0 && <CoverList covers={data.covers} />}
          <PointList points={[terms.benefits.points.insurance]} />
        </Section>
        <Section title={joining.data}>
          <PointList
            points={[
              privacy.kept.points.person,
              privacy.why.points.run,
              privacy.fin.points.opens,
              privacy.seen.points.others,
              privacy.rights.points.see,
            ]}
          />
          <LegalLinks privacyNotice={privacy.title} membershipTerms={terms.title} />
        </Section>
        <ShareButton text={account.beforeJoining} path={aboutMembershipPath} />
      </div>
    </Screen>
  )
}
