import type { UserInfo } from '@mwc/contract/account/people/people.schemas'
import { memberStatuses } from '@mwc/contract/membership/member-statuses'
import type { MemberStatus } from '@mwc/contract/membership/member-statuses'
import type { Membership } from '@mwc/contract/membership/membership.schemas'
import type { Quote } from '@mwc/contract/payments/payments.schemas'
import { useState } from 'react'
import { MemberCard } from '../src/features/membership/member-card.tsx'
import { NextStep } from '../src/features/membership/next-step.tsx'
import { PlanCard } from '../src/features/payments/choosing/plan-card.tsx'
import { QrPicture } from '../src/shared/pictures/qr-picture.tsx'
import { StepPictures } from '../src/features/payments/waiting/step-pictures.tsx'
import { StateChip } from '../src/shared/status/chip.tsx'
import { LastChecked } from '../src/shared/freshness/last-checked.tsx'
import { useWords } from '../src/words/use-words.ts'
import { Group, Specimen } from './specimen.tsx'

const names: Record<MemberStatus, string> = {
  active: 'Rahim Uddin',
  pendingPayment: 'Muthukumaraswamy Venkatasubramanian Annamalai',
  arrears: '陈国伟',
  inactive: 'মোহাম্মদ আবদুল করিম চৌধুরী',
}
const checkedAt = '2026-01-01T00:00:00Z'

function membershipOf(status: MemberStatus): Membership {
  const paid = status !== 'pendingPayment'
  return {
    status,
    vipStatus: status === 'active' ? '1' : paid ? '3' : '2',
    deactivated: false,
    firstDay: paid ? '2026-01-01' : null,
    lastDay: paid ? '2026-12-31' : null,
    daysLeft: status === 'active' ? 275 : 0,
    checkedAt,
  }
}

function userNamed(fullName: string): UserInfo {
  return { fullName, memberNumber: 'M100001K', mobile: '81000001', finLastFour: '567N' } as UserInfo
}

const plans: Quote[] = [
  { plan: '6months', months: 6, priceCents: 900, discountCents: 0, totalCents: 900, freeMonths: 3 },
  { plan: '1year', months: 12, priceCents: 1500, discountCents: 300, totalCents: 1200, freeMonths: 0 },
].map((plan) => ({ ...plan, promoCode: null, firstDay: '2026-01-01', lastDay: '2026-12-31' }) as Quote)

/** States, the card in each of them with names in several scripts, plans and the QR. */
export function Cards() {
  const words = useWords('payments').payments
  const [chosen, setChosen] = useState(plans[0]?.plan)
  return (
    <>
      <Group name="Chips">
        <div className="flex flex-wrap gap-2">
          {memberStatuses.map((status) => (
            <StateChip key={status} status={status} />
          ))}
        </div>
        <LastChecked at={checkedAt} old={false} />
        <LastChecked at={checkedAt} old />
      </Group>
      <Group name="Member card and the way on">
        {memberStatuses.map((status) => (
          <Specimen key={status} name={status}>
            <div className="space-y-4">
              <MemberCard user={userNamed(names[status])} membership={membershipOf(status)} isChecked={false} isAwaited={false} />
              <NextStep
                membership={membershipOf(status)}
                continuePaymentId={null}
                mayBePaidId={null}
                reviewedPaymentId={null}
                reviewOnlyGoesBack={false}
                reviewCameTwice={false}
              />
            </div>
          </Specimen>
        ))}
      </Group>
      <Group name="Paying">
        <fieldset className="space-y-3">
          <legend className="sr-only">{words.choosePlan}</legend>
          {plans.map((quote) => (
            <PlanCard key={quote.plan} quote={quote} chosen={chosen === quote.plan} onChoose={setChosen} />
          ))}
        </fieldset>
        <QrPicture text="https://example.org/" label={words.qrPicture('S$9.00')} />
        <StepPictures method="paynow" title={words.stepsTitle} steps={words.paynowSteps} />
        <StepPictures method="nets" title={words.stepsTitle} steps={words.netsSteps} />
      </Group>
    </>
  )
}
