import { formatCount } from '../page/format.ts'

type Estimate = { reached: number; members: number; estimatedFrom: number }

/** Of fewer among those looked at chance makes a number that may be off by a fifth, and by more the fewer they are. */
const enough = 100

/** How far an estimate can be believed. */
export function estimateWords({ reached, members, estimatedFrom }: Estimate): string {
  const from = `An estimate from ${formatCount(estimatedFrom)} members`
  if ((reached / members) * estimatedFrom < enough) return `${from}, few of whom are reached: the number is rough.`
  return `${from}, right to two or three per cent of all members.`
}
