export const insurance = {
  title: 'Insurance',
  yourDays: 'Your insurance dates',
  noDays: 'You are not insured yet. Pay the fee to be insured.',
  fromTo: (from: string, to: string) => `${from} to ${to}`,
  state: { now: 'Insured now', later: 'Starts later', ended: 'Earlier insurance, ended' },
  empty: 'To ask about your insurance, or to ask for money, call the helpline.',
  covers: 'What is insured',
  onlyThese: 'Only what is listed here is paid. Bills for doctor and medicine: first ask your company or us who pays them.',
  steps: 'How to get the money',
  step: (number: number) => `Step ${number}`,
  contacts: 'Who to call',
}

export type InsuranceWords = typeof insurance
