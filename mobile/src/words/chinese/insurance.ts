import type { insurance as english } from '../english/insurance.ts'

export const insurance: typeof english = {
  title: '保险',
  yourDays: '您的保险日期',
  noDays: '您还没有保险。交了会费就有保险。',
  fromTo: (from, to) => `${from} 至 ${to}`,
  state: { now: '现在有保险', later: '还没开始', ended: '以前的保险，已结束' },
  empty: '想了解保险或申请理赔，请拨打帮助热线。',
  covers: '保障内容',
  onlyThese: '只赔上面列出的。看病和买药的费用由谁付，请先问您的公司或问我们。',
  steps: '怎样申请理赔',
  step: (number) => `第 ${number} 步`,
  contacts: '打电话给谁',
}
