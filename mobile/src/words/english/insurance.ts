export const insurance = {
  title: 'Insurance',
  yourDays: 'Your days of cover',
  noDays: 'You have no cover yet.',
  fromTo: (from: string, to: string) => `${from} to ${to}`,
  state: { now: 'Covered now', later: 'Starts later', ended: 'Ended' },
  empty: 'To ask about your insurance cover or to make a claim, call the helpline.',
  covers: 'What is covered',
  steps: 'How to claim',
  step: (number: number) => `Step ${number}`,
  contacts: 'Whom to call',
  share: 'Share',
  copied: 'Copied. You can paste it into a message.',
}

export type InsuranceWords = typeof insurance
