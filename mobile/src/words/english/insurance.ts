export const insurance = {
  title: 'Insurance',
  yourDays: 'Your insurance dates',
  noDays: 'You are not insured yet. Pay the fee to be insured.',
  fromTo: (from: string, to: string) => `${from} to ${to}`,
  state: { now: 'Insured now', later: 'Starts later', ended: 'Ended' },
  empty: 'To ask about your insurance, or to ask for money, call the helpline.',
  covers: 'What is insured',
  steps: 'How to get the money',
  step: (number: number) => `Step ${number}`,
  contacts: 'Who to call',
}

export type InsuranceWords = typeof insurance
