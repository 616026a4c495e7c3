import type { sentences as english } from '../english/sentences.ts'

/** The title of a screen and what it says. */
export const sentences: typeof english = {
  privileges: { title: '优惠', text: '在合作商店出示会员卡，可享折扣。想知道今天有哪些优惠，请拨打帮助热线。' },
  privilegesDetail: { title: '优惠详情', text: '想了解这项优惠和使用地点，请拨打帮助热线。' },
  notification: { title: '通知', text: '您没有通知。' },
  notificationDetail: { title: '通知', text: '这条通知已经不在了。' },
  latestNews: { title: '最新消息', text: '现在没有新消息。' },
  newsDetail: { title: '消息', text: '这条消息已经不在了。' },
  bannerDetail: { title: '消息', text: '这个页面已经不在了。' },
  insuranceCoverage: { title: '保险', text: '想了解保险保障或申请理赔，请拨打帮助热线。' },
  frequentlyAskedQuestion: { title: '常见问题', text: '有问题吗？请拨打帮助热线问我们。' },
  scan: { title: '扫码', text: '想查验二维码，请拨打帮助热线。' },
  messageUs: { title: '给我们发信息', text: '请打电话给我们，或在“联系”页用 WhatsApp 发信息。' },
  systemMaintenance: { title: '系统维护', text: '如果 App 打不开，可能正在维护。请稍后再试。' },
  memberDetail: { title: '查验会员', text: '想查验会员卡，请拨打帮助热线。' },
  chooseLocation: { title: '我们的地点', text: '想找离您最近的中心，请拨打帮助热线。' },
  openLocation: { title: '地点', text: '想问路，请拨打帮助热线。' },
}
