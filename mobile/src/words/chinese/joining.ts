import type { JoiningWords } from '../english/joining.ts'

export const joining: JoiningWords = {
  summary: '会费多少、有什么好处、保险赔多少、您的资料怎么用。',
  cost: '会费多少',
  payWays: '用 PayNow 付款，或在 NETS 机付款。',
  examplePrices: '这是示例价格，中心还没有定正式价格。',
  card: '手机里的会员卡，没有网络也能用',
  insurance: '会员有效期内有保险',
  help: '每天 24 小时有人帮您，可以说中文',
  privileges: '商店优惠',
  seeAllPrivileges: '查看全部优惠',
  pays: '保险赔多少',
  data: '您的资料怎么用',
  yourCard: '您的会员卡',
  yourName: '您的姓名',
  cardShow: '到店出示，享受优惠。',
  cardOffline: '没有网络也能打开。',
  cardPrivate: '别人扫码看不到您的 FIN 和手机号码。',
  cardWhen: '付款后马上就有。',
  cardAgain: '登录后，您的会员卡马上就在这里。',
  guest: '您还没有在这部手机上登录。',
}
