import type { MaintenanceWords } from '../english/maintenance.ts'

export const maintenance = {
  title: '系统维护',
  heading: '我们正在维护系统',
  from: '开始',
  to: '结束',
  singaporeTime: '新加坡时间',
  byItself: '您不需要做任何事。维护结束后，这个页面会自动打开。',
  typedStays: '您会回到原来的页面，填写的内容都还在。',
  moneyIsSafe: '如果您刚刚付了款，您的钱是安全的，维护结束后会显示已付款。',
  checkAgain: '再看一下',
  over: 'App 可以用了',
  overText: '现在没有维护。',
  soon: '系统维护',
  soonText: (from: string, to: string) => `从 ${from} 到 ${to}（新加坡时间），App 将暂停使用。`,
} satisfies MaintenanceWords
