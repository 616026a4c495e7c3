import type { PrivilegeCategory } from './content-kinds.ts'
import type { Language } from '../language/language.ts'

/** What the app calls each category of privileges in each language: a search finds privileges by it as well. */
export const categoryNames: Record<Language, Record<PrivilegeCategory, string>> = {
  english: { food: 'Food', groceries: 'Groceries', phone: 'Phone', money: 'Money', health: 'Health', leisure: 'Free time' },
  chinese: { food: '餐饮', groceries: '买菜日用', phone: '手机', money: '汇款寄件', health: '健康', leisure: '休闲' },
  bengali: { food: 'খাবার', groceries: 'বাজার', phone: 'ফোন', money: 'টাকা', health: 'স্বাস্থ্য', leisure: 'বিনোদন' },
  india: { food: 'உணவு', groceries: 'மளிகை', phone: 'போன்', money: 'பணம்', health: 'உடல்நலம்', leisure: 'பொழுதுபோக்கு' },
}

/** What readers type in place of those names. */
export const everydayNames: Record<PrivilegeCategory, readonly string[]> = {
  food: ['食物', '吃饭'],
  groceries: ['grocery', '买菜', '超市', '百货', '杂货'],
  phone: ['电话', '流量', '话费'],
  money: ['钱', '汇款', '寄钱', '包裹'],
  health: ['医疗', '看病', '牙', '眼镜'],
  leisure: ['娱乐', '理发', '电影'],
}
