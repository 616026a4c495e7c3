import type { CorrectedField } from '../corrected-fields.ts'
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
    message: 'A message from staff. Tap to read.',
    card: 'Somebody checked your card. Tap to read.',
    account: 'About your account. Tap to read.',
    voucherEndsSoon: 'Your voucher ends soon. Tap to see it.',
  } satisfies Record<NotificationKind | 'voucherEndsSoon', string>,
  answered: ({ answer }: { answer: string }): Told => ({ title: 'Staff have answered you', text: answer }),
  written: ({ message }: { message: string }): Told => ({ title: 'Staff have written to you', text: message }),
  moneyReceived: ({ amount, date }: { amount: string; date: string }): Told => ({
    title: `We received ${amount}`,
    text: `Your payment of ${amount} arrived. Your membership is valid to ${date}. The receipt is in Transaction History.`,
  }),
  moneyChecked: ({ amount, helpline }: { amount: string; helpline: string }): Told => ({
    title: `${amount} arrived. Staff are checking it`,
    text: `Your money has arrived, and our staff are checking this payment. You need not do anything. Do not pay again. We tell you here when it is done. Questions? Call the helpline ${helpline}.`,
  }),
  cameTwice: ({ amount, helpline }: { amount: string; helpline: string }): Told => ({
    title: `Money came twice. Staff are checking ${amount}`,
    text: `Your membership was paid already. Now ${amount} came once more. Our staff are checking it and send back what was too much. Do not pay again. We tell you here when it is done. Questions? Call the helpline ${helpline}.`,
  }),
  cameOnce: ({ amount, helpline }: { amount: string; helpline: string }): Told => ({
    title: `${amount} came once, not twice`,
    text: `Our staff compared this payment with the NETS machine: ${amount} was taken once. So nothing is sent back, and your membership has not changed. Does your bank show it twice? Call the helpline ${helpline}.`,
  }),
  otherAmountCame: ({ amount, asked, helpline }: { amount: string; asked: string; helpline: string }): Told => ({
    title: `${amount} arrived, the price is ${asked}`,
    text: `You paid ${amount}. The price is ${asked}. Our staff are checking it. You need not do anything. Do not pay again. We tell you here when it is done. Questions? Call the helpline ${helpline}.`,
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
  /** Of either, to who has no months at all: nothing of a membership is left or has changed. */
  sentBackToNoMember: ({ amount }: { amount: string }): Told => ({
    title: `We sent ${amount} back to you`,
    text: `We sent ${amount} back to you. It can take a few days to reach you. You have no membership now. To join, open My Page and pay there.`,
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
  monthsGiven: ({ months, date, helpline }: { months: number; date: string; helpline: string }): Told => ({
    title: months === 1 ? 'You got 1 free month' : `You got ${months} free months`,
    text: `Our staff added this to your membership. It is now valid to ${date}. Questions? Call the helpline ${helpline}.`,
  }),
  monthsTakenBack: ({ months, date, helpline }: { months: number; date: string; helpline: string }): Told => ({
    title: 'Your membership has changed',
    text: `Our staff took ${months === 1 ? '1 month' : `${months} months`} out of your membership. It is now valid to ${date}. Questions? Call the helpline ${helpline}.`,
  }),
  membershipTakenBack: ({ months, helpline }: { months: number; helpline: string }): Told => ({
    title: 'Your membership has changed',
    text: `Our staff took ${months === 1 ? '1 month' : `${months} months`} out of your membership. It is not active now. Did you pay for this? Call the helpline ${helpline}.`,
  }),
  detailsCorrected: ({ fields, finEnding, helpline }: { fields: readonly CorrectedField[]; finEnding: string; helpline: string }): Told => {
    const names: Record<CorrectedField, string> = {
      fullName: 'full name',
      fin: `FIN (•••••${finEnding})`,
      birthDate: 'birth date',
      nationality: 'nationality',
      gender: 'gender',
      sector: 'sector',
      company: 'company',
      occupation: 'occupation',
      language: 'language',
    }
    return {
      title: 'Your details were corrected',
      text: `Our staff changed: ${fields.map((field) => names[field]).join(', ')}. Is something wrong? Call the helpline ${helpline}.`,
    }
  },
  accountStopped: ({ helpline }: { helpline: string }): Told => ({
    title: 'Your account has been stopped',
    text: `Our staff have stopped this account and logged out its phones. Please call the helpline ${helpline}. We will help you.`,
  }),
  accountOpened: ({ helpline }: { helpline: string }): Told => ({
    title: 'You can use your account again',
    text: `Our staff have opened your account again. Your details and your membership are still here. Questions? Call the helpline ${helpline}.`,
  }),
  phonesLoggedOut: ({ helpline }: { helpline: string }): Told => ({
    title: 'Your phones were logged out',
    text: `Our staff logged out every phone that used your account. You can log in again. Did you not ask for this? Call the helpline ${helpline}.`,
  }),
  cardStopped: ({ helpline }: { helpline: string }): Told => ({
    title: 'Your card was stopped on a phone',
    text: `Our staff stopped your card on the phone that showed it, and logged that phone out. To show your card again, log in and open it. Did you not ask for this? Call the helpline ${helpline}.`,
  }),
  holderConfirmed: ({ moment, helpline }: { moment: string; helpline: string }): Told => ({
    title: 'You can log in with an OTP',
    text: `Our staff checked that your mobile number is yours. You can log in with an OTP until ${moment}. Did you not ask for this? Call the helpline ${helpline}.`,
  }),
  moveAsked: ({ ending, helpline }: { ending: string; helpline: string }): Told => ({
    title: 'Somebody wants to move your account',
    text: `Somebody asked our staff to move your account to the number ending ${ending}. If it was not you, stop it now on My Page. Questions? Call the helpline ${helpline}.`,
  }),
  moveComing: ({ ending, moment, helpline }: { ending: string; moment: string; helpline: string }): Told => ({
    title: 'Your account will move to another phone',
    text: `After ${moment}, whoever has the number ending ${ending} can take your account. If it was not you, stop it now on My Page. Questions? Call the helpline ${helpline}.`,
  }),
  /** A broadcast on the phone of whoever writes it, before everybody has it. */
  broadcastTest: ({ title, text }: Told): Told => ({ title: `Test: ${title}`, text }),
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
