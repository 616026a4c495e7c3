import type { NotificationWords } from './english.ts'

export const chinese: NotificationWords = {
  push: {
    news: '中心有新消息，点按查看。',
    reminder: '关于您的会员资格，点按查看。',
    payment: '关于您的付款，点按查看。',
    reward: '您有一份新奖励，点按查看。',
    message: '工作人员回复了您，点按查看。',
    card: '有人查询了您的会员卡，点按查看。',
    account: '关于您的账户，点按查看。',
    voucherEndsSoon: '您有一张优惠券快到期了，点按查看。',
  },
  answered: ({ answer }: { answer: string }) => ({ title: '工作人员回复了您', text: answer }),
  moneyReceived: ({ amount, date }) => ({
    title: `我们已收到 ${amount}`,
    text: `您的 ${amount} 付款已到账。您的会员有效期至 ${date}。收据在“交易记录”里。`,
  }),
  moneyChecked: ({ amount, helpline }) => ({
    title: `${amount} 已到账，正在核对`,
    text: `您的钱已到账，工作人员正在核对这笔付款。您不用做什么，也请不要再付款。核对好以后会在这里告诉您。有问题请拨打帮助热线 ${helpline}。`,
  }),
  paymentAccepted: ({ amount, date }) => ({
    title: '您的付款已确认',
    text: `工作人员核对了您 ${amount} 的付款，已确认。您的会员有效期至 ${date}。`,
  }),
  moneySentBack: ({ amount }) => ({
    title: `我们已把 ${amount} 退还给您`,
    text: `工作人员核对了您的付款，已退还 ${amount}。几天内会到账。您的会员资格没有变化。`,
  }),
  refunded: ({ amount }) => ({
    title: `我们已把 ${amount} 退还给您`,
    text: `您 ${amount} 的付款已退款，几天内会到账。这笔付款的会员月份已取消。请打开“我的”查看有效期。`,
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
    text: `您还没有在 NETS 机付 ${amount}。${moment} 之前都可以付。请打开“交易记录”，在 NETS 机上出示二维码。已经付了就不用做什么。`,
  }),
  voucherEndsSoon: ({ name, date }) => ({
    title: `您的优惠券快到期了：${name}`,
    text: `可用到 ${date}（含当天）。打开“我的奖励”就能找到。`,
  }),
  endsInDays: ({ days, date }) => ({
    title: `您的会员还有 ${days} 天到期`,
    text: `有效期至 ${date}。现在就可以续费：新的会期从到期后开始算，一天也不会少。`,
  }),
  endsTomorrow: ({ date }) => ({
    title: '您的会员明天到期',
    text: `有效期至 ${date}。现在就可以续费：新的会期从到期后开始算，一天也不会少。`,
  }),
  endsToday: ({ date }) => ({
    title: '您的会员今天到期',
    text: `有效期至 ${date}。请今天续费，会员资格就不会中断。`,
  }),
  hasEnded: ({ date }) => ({
    title: '您的会员已到期',
    text: `有效期到 ${date} 为止。续费后就可以继续使用优惠和保险。`,
  }),
  sms: {
    moneyReceived: ({ amount, date, helpline }) => `MWC会员：我们已收到您付的 ${amount}。您的会员有效期至 ${date}。帮助热线 ${helpline}。`,
    endsSoon: ({ date, helpline }) => `MWC会员：您的会员资格 ${date} 到期。请在 App 里续费。帮助热线 ${helpline}。`,
    hasEnded: ({ date, helpline }) => `MWC会员：您的会员资格已于 ${date} 到期。请在 App 里续费。帮助热线 ${helpline}。`,
    news: ({ title }) => `MWC会员：${title}。请在 App 里查看。`,
  },
}
