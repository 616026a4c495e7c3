import type { sentences as english } from '../english/sentences.ts'

/** The title of a screen and what it says. */
export const sentences: typeof english = {
  messageUs: { title: '给我们发信息', text: '请打电话给我们，或在“联系”页用 WhatsApp 发信息。' },
  systemMaintenance: { title: '系统维护', text: '如果 App 打不开，可能正在维护。请稍后再试。' },
  memberDetail: { title: '查验会员', text: '想查验会员卡，请拨打帮助热线。' },
}
