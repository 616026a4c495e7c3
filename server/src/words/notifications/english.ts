import type { NotificationKind } from '@mwc/contract/notifications/notification-kinds'

type Told = { title: string; text: string }

/** What the centre tells a member of itself, in English. `date` is a day in the reader's words; `amount` like `S$9.00`. */
export const english = {
  /** The line that a locked phone shows: what it is about, and nothing of the member. A broadcast shows its title instead. */
  push: {
    news: 'News from the centre. Tap to read.',
    reminder: 'About your membership. Tap to read.',
    payment: 'About your payment. Tap to read.',
    reward: 'You have a new reward. Tap to see it.',
    message: 'Staff have answered you. Tap to read.',
    card: 'Somebody checked your card. Tap to read.',
    account: 'About your account. Tap to read.',
    voucherEndsSoon: 'Your voucher ends soon. Tap to see it.',
  } satisfies Record<NotificationKind | 'voucherEndsSoon', string>,
  answered: ({ answer }: { answer: string }): Told => ({ title: 'Staff have answered you', text: answer }),
  moneyReceived: ({ amount, date }: { amount: string; date: string }): Told => ({
    title: `We received ${amount}`,
    text: `Your payment of ${amount} arrived. Your membership is valid to ${date}. The receipt is in Transaction History.`,
  }),
  moneyChecked: ({ amount, helpline }: { amount: string; helpline: string }): Told => ({
    title: `${amount} arrived. Staff are checking it`,
    text: `Your money has arrived, and our staff are checking this payment. You need not do anything. Do not pay again. We tell you here when it is done. Questions? Call the helpline ${helpline}.`,
  }),
  paymentAccepted: ({ amount, date }: { amount: string; date: string }): Told => ({
    title: 'Your payment is accepted',
    text: `Our staff checked your payment of ${amount}. It is accepted. Your membership is valid to ${date}.`,
  }),
  moneySentBack: ({ amount }: { amount: string }): Told => ({
    title: `We sent ${amount} back to you`,
    text: `Our staff checked your payment and sent ${amount} back to you. It can take a few days to reach you. Your membership has not changed.`,
  }),
  refunded: ({ amount }: { amount: string }): Told => ({
    title: `We sent ${amount} back to you`,
    text: `We sent back your payment of ${amount}. It can take a few days to reach you. The months that it paid for are no longer in your membership. Open My Page to see your last day.`,
  }),
  freeMonths: ({ name, months, date }: { name: string; months: number; date: string }): Told => ({
    title: months === 1 ? 'You got 1 free month' : `You got ${months} free months`,
    text: `${name}. Your membership is now valid to ${date}.`,
  }),
  voucher: ({ name, date }: { name: string; date: string }): Told => ({
    title: `You got a voucher: ${name}`,
    text: `${date} is the last day on which you can use it. Open My rewards to see it.`,
  }),
  netsEndsSoon: ({ amount, moment }: { amount: string; moment: string }): Told => ({
    title: `Not paid yet: ${amount}`,
    text: `You have not paid ${amount} at a NETS machine yet. You can still pay until ${moment}. Open Transaction History and show the QR code at the machine. Already paid? You need not do anything.`,
  }),
  voucherEndsSoon: ({ name, date }: { name: string; date: string }): Told => ({
    title: `Your voucher ends soon: ${name}`,
    text: `${date} is the last day on which you can use it. Open My rewards to see it.`,
  }),
  endsSoon: ({ date }: { date: string }): Told => ({
    title: `Your membership ends on ${date}`,
    text: `It is valid to ${date}. Renew now: the new months start after that day, so you lose nothing.`,
  }),
  endsTomorrow: ({ date }: { date: string }): Told => ({
    title: 'Your membership ends tomorrow',
    text: `It is valid to ${date}. Renew now: the new months start after that day, so you lose nothing.`,
  }),
  endsToday: ({ date }: { date: string }): Told => ({
    title: 'Your membership ends today',
    text: `It is valid to ${date}. Renew today, so that it goes on without a gap.`,
  }),
  hasEnded: ({ date }: { date: string }): Told => ({
    title: 'Your membership has ended',
    text: `It was valid to ${date}. You cannot use privileges now, and you are not insured. Renew to have both again.`,
  }),
  sms: {
    moneyReceived: ({ amount, date, helpline }: { amount: string; date: string; helpline: string }) =>
      `MWC Membership: we received ${amount}. Your membership is valid to ${date}. Help: ${helpline}`,
    endsSoon: ({ date, helpline }: { date: string; helpline: string }) =>
      `MWC Membership: your membership ends on ${date}. Renew in the app. Help: ${helpline}`,
    hasEnded: ({ date, helpline }: { date: string; helpline: string }) =>
      `MWC Membership: your membership ended on ${date}. Renew in the app. Help: ${helpline}`,
    news: ({ title }: { title: string }) => `MWC Membership: ${title}. Read more in the app.`,
  },
}

/** The shape that every other language has to fill. */
export type NotificationWords = typeof english
