import type { CampaignsWords } from '../english/campaigns.ts'

export const campaigns: CampaignsWords = {
  title: '我的奖励',
  somethingToClaim: '我的奖励：有奖励等您领取',
  forYou: '送给您',
  claim: '领取',
  claimed: '领取成功',
  soldOut: '已领完',
  justClaimed: '您刚领取的',
  ready: '可以使用',
  used: '已使用',
  expired: '已过期',
  freeMonths: (months) => `免费 ${months} 个月`,
  added: (from, to) => `已加到您的会期：${from} 至 ${to}`,
  takenBack: '已由工作人员收回',
  readyUntil: (day, days) => (days === 1 ? `今天（${day}）内使用` : `请在 ${day} 前使用，还剩 ${days} 天`),
  usedOn: (day) => `${day} 已使用`,
  endedOn: (day) => `${day} 已过期`,
  empty: '还没有奖励',
  emptyText: '有奖励时会显示在这里。',
  seePrivileges: '查看优惠',
}
