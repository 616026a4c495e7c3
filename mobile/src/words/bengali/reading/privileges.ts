import type { privileges as english } from '../../english/reading/privileges.ts'

export const privileges: typeof english = {
  title: 'সুবিধা',
  search: 'সুবিধা বা দোকান খুঁজুন',
  categoriesLabel: 'সুবিধার ধরন',
  categories: { food: 'খাবার', groceries: 'বাজার', phone: 'ফোন', money: 'টাকা', health: 'স্বাস্থ্য', leisure: 'বিনোদন' },
  empty: 'এখন কোনো সুবিধা নেই',
  emptyText: 'শিগগিরই নতুন সুবিধা আসবে। কয়েক দিন পরে আবার দেখুন।',
  detailTitle: 'সুবিধা',
  whatYouGet: 'আপনি যা পাবেন',
  shops: 'কোথায় পাবেন',
  moreShops: (count) => `ও আরও ${count}টি`,
  terms: 'শর্ত',
  until: (day) => `${day} পর্যন্ত`,
  showCard: 'আমার কার্ড দেখান',
  useNow: 'এখন ব্যবহার করুন',
  gone: 'সব শেষ হয়ে গেছে',
  join: 'এখনই সদস্য হোন',
  seeAll: 'সব সুবিধা দেখুন',
}
