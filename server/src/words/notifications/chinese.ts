import type { NotificationWords } from './english.ts'

export const chinese: NotificationWords = {
  push: {
    news: '中心有新消息，点开查看。',
    reminder: '关于您的会员，点开查看。',
    payment: '关于您的付款，点开查看。',
    reward: '您有一份新奖励，点开查看。',
    message: '工作人员回复了您，点开查看。',
    card: '有人查验了您的会员卡，点开查看。',
    account: '关于您的账户，点开查看。',
    voucherEndsSoon: '您有一张优惠券快到期了，点开查看。',
  },
  answered: ({ answer }: { answer: string }) => ({ title: '工作人员回复了您', text: answer }),
  moneyReceived: ({ amount, date }) => ({
    title: `我们已收到 ${amount}`,
    text: `您的 ${amount} 付款已到账。您的会员有效期至 ${date}。收据在“交易记录”里。`,
  }),
  moneyChecked: ({ amount, helpline }) => ({
    title: `${amount} 已到账，正在核对`,
    text: `您的钱已到账，工作人员正在核对这笔付款。您不用做任何事，也请不要再付款。核对好以后会在这里告诉您。有问题请拨打帮助热线 ${helpline}。`,
  }),
  paymentAccepted: ({ amount, date }) => ({
    title: '您的付款已确认',
    text: `工作人员核对了您 ${amount} 的付款，已确认。您的会员有效期至 ${date}。`,
  }),
  moneySentBack: ({ amount }) => ({
    title: `我们已退款 ${amount}`,
    text: `工作人员核对了您的付款，已退款 ${amount}，可能要等几天才到账。您的会员没有变化。`,
  }),
  refunded: ({ amount }) => ({
    title: `我们已退款 ${amount}`,
    text: `您付的 ${amount} 已退款，可能要等几天才到账。这笔钱买的会员月数已取消。请打开“我的”看会员哪天到期。`,
  }),
  freeMonths: ({ name, months, date }) => ({
    title: `您得到 ${months} 个月免费会员`,
    text: `${name}。您的会员有效期现在至 ${date}。`,
  }),
  voucher: ({ name, date }) => ({
    title: `您得到一张优惠券：${name}`,
    text: `可用到 ${date}（含当天）。打开“我的奖励”就能找到。`,
  }),
  netsEndsSoon: ({ amount, moment }) => ({
    title: `还没有付款：${amount}`,
    text: `您还没有在 NETS 机付 ${amount}。请最晚在 ${moment} 付款。请打开“交易记录”，在 NETS 机上出示二维码。已经付了就不用做任何事。`,
  }),
  voucherEndsSoon: ({ name, date }) => ({
    title: `您的优惠券快到期了：${name}`,
    text: `可用到 ${date}（含当天）。打开“我的奖励”就能找到。`,
  }),
  endsSoon: ({ date }) => ({
    title: `您的会员 ${date} 到期`,
    text: `有效期至 ${date}。现在就可以续费：新的会员期从到期后第二天开始，一天也不会少。`,
  }),
  endsTomorrow: ({ date }) => ({
    title: '您的会员明天到期',
    text: `有效期至 ${date}。现在就可以续费：新的会员期从到期后第二天开始，一天也不会少。`,
  }),
  endsToday: ({ date }) => ({
    title: '您的会员今天到期',
    text: `有效期至 ${date}。请今天续费，会员就不会中断。`,
  }),
  hasEnded: ({ date }) => ({
    title: '您的会员已到期',
    text: `有效期到 ${date} 为止。现在不能用优惠，也没有保险，续费后才恢复。`,
  }),
  sms: {
    moneyReceived: ({ amount, date, helpline }) => `MWC 会员：我们已收到您付的 ${amount}。您的会员有效期至 ${date}。帮助热线 ${helpline}。`,
    endsSoon: ({ date, helpline }) => `MWC 会员：您的会员 ${date} 到期。请在 App 里续费。帮助热线 ${helpline}。`,
    hasEnded: ({ date, helpline }) => `MWC 会员：您的会员已在 ${date} 到期。请在 App 里续费。帮助热线 ${helpline}。`,
    news: ({ title }) => `MWC 会员：${title}。请在 App 里查看。`,
  },
}
