import type { ActField } from '../../../page/act-button.tsx'

export const reasonField: ActField = { name: 'reason', label: 'Reason', kind: 'note', hint: 'Kept in the log.' }
