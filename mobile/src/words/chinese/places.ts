import type { places as english } from '../english/places.ts'

export const places: typeof english = {
  open24: '每天，日夜都有人接听',
  contactTitle: '联系我们',
  contactText: '可以用您的母语跟我们谈。工资、工作、健康、会员，什么问题都可以问。',
  helpline: '帮助热线',
  whatsapp: '用 WhatsApp 联系',
  call: '立即拨打',
}
