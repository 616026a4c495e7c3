import type { NoticeWords } from './english.ts'

export const chinese: NoticeWords = {
  push: {
    news: '中心有新消息，点按查看。',
    reminder: '关于您的会员资格，点按查看。',
    payment: '关于您的付款，点按查看。',
    reward: '您有一份新奖励，点按查看。',
    message: '工作人员回复了您，点按查看。',
    card: '有人查询了您的会员卡，点按查看。',
    account: '关于您的账户，点按查看。',
  },
  answered: ({ answer }: { answer: string }) => ({ title: '工作人员回复了您', text: answer }),
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
    endsSoon: ({ date, helpline }) => `MWC会员：您的会员资格 ${date} 到期。请在 App 里续费。帮助热线 ${helpline}。`,
    hasEnded: ({ date, helpline }) => `MWC会员：您的会员资格已于 ${date} 到期。请在 App 里续费。帮助热线 ${helpline}。`,
    news: ({ title }) => `MWC会员：${title}。请在 App 里查看。`,
  },
}
