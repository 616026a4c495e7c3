import type { FirstWords } from '../first-words.ts'
import type { DeferredWords } from '../deferred-words.ts'

type Some<Words> = { readonly [Name in keyof Words]?: Words[Name] }

/**
 * English texts that a cashier, an employer or an officer reads on the phone of a member who reads another language.
 * They stand apart so that this phone has them without a network, and fetches no more English than these.
 */
export const beside = {
  fields: { required: 'Please fill this in', choose: 'Please choose one', invalid: 'This is not right. Please check it.' },
  shared: {
    status: { pendingPayment: 'Pending Payment', active: 'Active', inactive: 'Inactive', arrears: 'Arrears' },
    noNetwork: 'No internet. Please turn on Wi-Fi or mobile data and try again.',
    timeout: 'Timeout, please try again. The answer took too long.',
    somethingWrong: 'Something went wrong. Please try again.',
  },
  membership: {
    memberNumber: 'Member number',
    validTo: 'Valid to',
    lastFourOfFin: 'Last 4 of FIN',
    notPaidYet: 'After your fee has come',
    afterCheck: 'After the check',
    beingChecked: 'Being checked',
    moneyAwaited: 'Waiting for money',
  },
  redemptions: {
    typePin: 'Shop staff type the PIN',
    pinText: 'Give your phone to the shop staff. They type the 6 digits of the shop. No money is taken here.',
    pin: 'Shop PIN',
    whichShop: 'Which shop are you in?',
    use: 'Use it',
    liveTitle: 'Used just now',
    liveText: 'Show this to the shop staff. The time moves, so they see it is not a photo.',
    noMoneyTaken: 'The app took no money. If there is a price, you pay it to the shop.',
    undone: 'Our staff cancelled this use. You can use it again.',
    receiptNumber: 'Receipt number',
    shop: 'Shop',
    usedAt: 'Used on',
    what: 'What you used',
  },
  payments: {
    plan: { '6months': '6 months', '1year': '1 year' },
    plusFree: (months: number) => `+ ${months} free ${months === 1 ? 'month' : 'months'}`,
    promoCode: 'Promo code',
    method: { paynow: 'PayNow', nets: 'NETS machine', promo: 'Promo code' },
    successTitle: 'Payment successful',
    receiptTitle: 'Receipt',
    paid: 'Paid',
    transactionNumber: 'Transaction number',
    paymentMethod: 'Payment method',
    payNumber: 'Pay number',
    createdAt: 'Started',
    paidAt: 'Paid on',
    amount: 'Amount',
    planLabel: 'Plan',
    validFrom: 'Valid from',
    validTo: 'Valid to',
  },
} as const satisfies { [Section in keyof (FirstWords & DeferredWords)]?: Some<(FirstWords & DeferredWords)[Section]> }
