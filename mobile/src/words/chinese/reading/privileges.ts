import type { privileges as english } from '../../english/reading/privileges.ts'

export const privileges: typeof english = {
  title: '优惠',
  search: '搜索优惠或商店',
  categoriesLabel: '优惠种类',
  categories: { food: '餐饮', groceries: '买菜日用', phone: '手机', money: '汇款寄件', health: '健康', leisure: '休闲' },
  empty: '现在没有优惠',
  emptyText: '新的优惠很快就有，请过几天再来看看。',
  detailTitle: '优惠详情',
  whatYouGet: '您可以得到',
  shops: '在哪里使用',
  moreShops: (count) => `另有 ${count} 家`,
  terms: '使用条件',
  until: (day) => `有效期至 ${day}`,
  showCard: '出示会员卡',
  useNow: '现在使用',
  gone: '已全部用完',
  join: '马上加入',
  seeAll: '查看全部优惠',
}
