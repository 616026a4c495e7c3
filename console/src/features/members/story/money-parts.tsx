import type { MemberStory } from '@mwc/contract/members/member-story.schemas'
import Link from '@mui/material/Link'
import { Link as RouterLink } from 'react-router-dom'
import { formatDay, formatMoney } from '../../../page/format.ts'
import { MomentText } from '../../../page/moment-text.tsx'
import { LongText, SmallPrint } from '../../../page/small-print.tsx'
import { StateChip } from '../../../page/state-chip.tsx'
import { methodWords, stateWords } from '../../../page/payment-words.ts'
import { AllInList } from './all-in-list.tsx'
import { type RowOf, StoryPart } from './story-part.tsx'
import { rewardStateWords } from './story-words.ts'

type Given = { memberId: string; story: MemberStory }

const paymentColumns = [
  {
    name: 'Payment',
    show: ({ id, transactionNumber, method }: RowOf<'payments'>) => (
      <>
        <Link component={RouterLink} to={`/payments/${id}/show`}>
          {transactionNumber}
        </Link>
        <SmallPrint>{methodWords[method]}</SmallPrint>
      </>
    ),
  },
  { name: 'Amount', right: true, show: ({ amountCents }: RowOf<'payments'>) => formatMoney(amountCents) },
  {
    name: 'State',
    show: ({ state, underReview }: RowOf<'payments'>) => <StateChip {...stateWords[underReview ? 'toReview' : state]} />,
  },
  { name: 'Started', show: ({ createdAt }: RowOf<'payments'>) => <MomentText at={createdAt} /> },
]

/** All that was asked for and paid. */
export function PaymentPart({ memberId, story }: Given) {
  return (
    <StoryPart
      memberId={memberId}
      name="payments"
      title="Payments"
      first={story.payments}
      nothing="None yet: a payment stands here from the moment that the member starts it."
      columns={paymentColumns}
      aside={story.payments?.rows.length ? <AllInList list="payments" name="Payments" memberId={memberId} /> : null}
    />
  )
}

const rewardColumns = [
  {
    name: 'Reward',
    show: ({ campaign, kind }: RowOf<'rewards'>) => (
      <>
        {campaign}
        <SmallPrint>{kind === 'voucher' ? 'Voucher' : 'Free months'}</SmallPrint>
      </>
    ),
  },
  {
    name: 'State',
    show: ({ state, kind, lastDay }: RowOf<'rewards'>) => (
      <>
        <StateChip {...(kind === 'freeMonths' ? { tone: 'good', word: 'In the ledger' } : rewardStateWords[state])} />
        {lastDay && state === 'ready' ? <SmallPrint>until {formatDay(lastDay)}</SmallPrint> : null}
      </>
    ),
  },
  { name: 'Claimed', show: ({ claimedAt }: RowOf<'rewards'>) => <MomentText at={claimedAt} /> },
]

/** What campaigns gave. */
export function RewardPart({ memberId, story }: Given) {
  return (
    <StoryPart
      memberId={memberId}
      name="rewards"
      title="Rewards"
      first={story.rewards}
      nothing="None: what a campaign gives stands here once it is claimed."
      columns={rewardColumns}
    />
  )
}

const usedColumns = [
  {
    name: 'Used',
    show: ({ title, shop, undoneAt, note }: RowOf<'uses'>) => (
      <>
        <span style={undoneAt ? { textDecoration: 'line-through' } : undefined}>{title}</span>
        <SmallPrint>{shop}</SmallPrint>
        {undoneAt ? (
          <div>
            Given back: <LongText>“{note}”</LongText>
          </div>
        ) : null}
      </>
    ),
  },
  { name: 'Receipt', show: ({ receiptNumber }: RowOf<'uses'>) => receiptNumber },
  { name: 'When', show: ({ usedAt }: RowOf<'uses'>) => <MomentText at={usedAt} /> },
]

/** Privileges and vouchers that were used at shops. */
export function UsePart({ memberId, story }: Given) {
  return (
    <StoryPart
      memberId={memberId}
      name="uses"
      title="Uses at shops"
      first={story.uses}
      nothing="None: a privilege with limits or a voucher stands here once it is used."
      columns={usedColumns}
      isOver={({ undoneAt }) => undoneAt !== null}
    />
  )
}
