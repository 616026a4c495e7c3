import type { CorrectedField } from '../corrected-fields.ts'
import type { NotificationWords } from './english.ts'

export const chinese: NotificationWords = {
  push: {
    news: '中心有新消息，点开查看。',
    reminder: '关于您的会员，点开查看。',
    payment: '关于您的付款，点开查看。',
    reward: '您有一份新奖励，点开查看。',
    message: '工作人员给您发了信息，点开查看。',
    card: '有人查验了您的会员卡，点开查看。',
    account: '关于您的账户，点开查看。',
    voucherEndsSoon: '您有一张优惠券快到期了，点开查看。',
  },
  answered: ({ answer }: { answer: string }) => ({ title: '工作人员回复了您', text: answer }),
  written: ({ message }: { message: string }) => ({ title: '工作人员给您发了信息', text: message }),
  moneyReceived: ({ amount, date }) => ({
    title: `我们已收到 ${amount}`,
    text: `您的 ${amount} 付款已到账。您的会员有效期至 ${date}。收据在“交易记录”里。`,
  }),
  moneyChecked: ({ amount, helpline }) => ({
    title: `${amount} 已到账，正在核对`,
    text: `您的钱已到账，工作人员正在核对这笔付款。您不用做任何事，也请不要再付款。核对好以后会在这里告诉您。有问题请拨打帮助热线 ${helpline}。`,
  }),
  cameTwice: ({ amount, helpline }) => ({
    title: `我们收到了两笔钱，正在核对 ${amount}`,
    text: `您的会费之前已经到账，现在又收到 ${amount}。工作人员正在核对，多付的部分会退款给您。请不要再付款。核对好以后会在这里告诉您。有问题请拨打帮助热线 ${helpline}。`,
  }),
  cameOnce: ({ amount, helpline }) => ({
    title: `${amount} 只收了一次`,
    text: `工作人员核对了 NETS 机：这笔付款只收了一次 ${amount}，所以没有钱要退。您的会员没有变化。如果银行显示扣了两次，请拨打帮助热线 ${helpline}。`,
  }),
  otherAmountCame: ({ amount, asked, helpline }) => ({
    title: `收到 ${amount}，应付 ${asked}`,
    text: `您付了 ${amount}，应付 ${asked}。工作人员正在核对。您不用做任何事，也请不要再付款。核对好以后会在这里告诉您。有问题请拨打帮助热线 ${helpline}。`,
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
  sentBackToNoMember: ({ amount }) => ({
    title: `我们已退款 ${amount}`,
    text: `我们已退款 ${amount}，可能要等几天才到账。您现在不是会员。要加入，请打开“我的”付款。`,
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
  monthsGiven: ({ months, date, helpline }) => ({
    title: `您得到 ${months} 个月免费会员`,
    text: `工作人员给您的会员加了 ${months} 个月。您的会员有效期现在至 ${date}。有问题请拨打帮助热线 ${helpline}。`,
  }),
  monthsTakenBack: ({ months, date, helpline }) => ({
    title: '您的会员有变动',
    text: `工作人员从您的会员里减去了 ${months} 个月。您的会员有效期现在至 ${date}。有问题请拨打帮助热线 ${helpline}。`,
  }),
  membershipTakenBack: ({ months, helpline }) => ({
    title: '您的会员有变动',
    text: `工作人员从您的会员里减去了 ${months} 个月。您的会员现在无效。如果这几个月是您付过款的，请拨打帮助热线 ${helpline}。`,
  }),
  detailsCorrected: ({ fields, finEnding, helpline }) => {
    const names: Record<CorrectedField, string> = {
      fullName: '姓名',
      fin: `FIN（•••••${finEnding}）`,
      birthDate: '出生日期',
      nationality: '国籍',
      gender: '性别',
      sector: '行业',
      company: '公司名称',
      occupation: '工种',
      language: '语言',
    }
    return {
      title: '您的资料已更正',
      text: `工作人员更正了：${fields.map((field) => names[field]).join('、')}。如果有错，请拨打帮助热线 ${helpline}。`,
    }
  },
  accountStopped: ({ helpline }) => ({
    title: '您的账户已停用',
    text: `工作人员已停用这个账户，登录过的手机都已退出登录。请拨打帮助热线 ${helpline}，我们会帮您处理。`,
  }),
  accountOpened: ({ helpline }) => ({
    title: '您的账户又可以用了',
    text: `工作人员已恢复您的账户。您的资料和会员都还在。有问题请拨打帮助热线 ${helpline}。`,
  }),
  phonesLoggedOut: ({ helpline }) => ({
    title: '您的手机都已退出登录',
    text: `工作人员让登录您账户的手机全部退出登录了。您可以重新登录。如果不是您要求的，请拨打帮助热线 ${helpline}。`,
  }),
  cardStopped: ({ helpline }) => ({
    title: '一部手机上的会员卡已停用',
    text: `工作人员停用了那部手机上的会员卡，并让那部手机退出登录了。要再出示会员卡，请登录后打开会员卡。如果不是您要求的，请拨打帮助热线 ${helpline}。`,
  }),
  holderConfirmed: ({ moment, helpline }) => ({
    title: '您可以用 OTP 验证码登录了',
    text: `工作人员已核实这个手机号码是您的。${moment} 以前，您可以用 OTP 验证码登录。如果不是您要求的，请拨打帮助热线 ${helpline}。`,
  }),
  moveAsked: ({ ending, helpline }) => ({
    title: '有人申请转走您的账户',
    text: `有人向工作人员申请，把您的账户转到尾号 ${ending} 的号码。如果不是您本人，请马上打开“我的”拒绝申请。有问题请拨打帮助热线 ${helpline}。`,
  }),
  moveComing: ({ ending, moment, helpline }) => ({
    title: '您的账户将转到另一部手机',
    text: `从 ${moment} 起，用尾号 ${ending} 的人就能拿走您的账户。如果不是您本人，请马上打开“我的”拒绝申请。有问题请拨打帮助热线 ${helpline}。`,
  }),
  broadcastTest: ({ title, text }) => ({ title: `测试：${title}`, text }),
  sms: {
    moneyReceived: ({ amount, date, helpline }) => `MWC 会员：我们已收到您付的 ${amount}。您的会员有效期至 ${date}。帮助热线 ${helpline}。`,
    endsSoon: ({ date, helpline }) => `MWC 会员：您的会员 ${date} 到期。请在 App 里续费。帮助热线 ${helpline}。`,
    hasEnded: ({ date, helpline }) => `MWC 会员：您的会员已在 ${date} 到期。请在 App 里续费。帮助热线 ${helpline}。`,
    news: ({ title }) => `MWC 会员：${title}。请在 App 里查看。`,
  },
}
