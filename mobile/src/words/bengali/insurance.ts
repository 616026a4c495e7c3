import type { insurance as english } from '../english/insurance.ts'

export const insurance: typeof english = {
  title: 'বিমা',
  yourDays: 'আপনার বিমার মেয়াদ',
  noDays: 'আপনার এখনো বিমা নেই।',
  fromTo: (from, to) => `${from} থেকে ${to}`,
  state: { now: 'এখন বিমা আছে', later: 'পরে শুরু হবে', ended: 'শেষ হয়েছে' },
  empty: 'বিমা সম্পর্কে জানতে বা বিমার টাকা চাইতে হেল্পলাইনে কল করুন।',
  covers: 'বিমায় যা আছে',
  steps: 'বিমার টাকা কীভাবে চাইবেন',
  step: (number) => `ধাপ ${number}`,
  contacts: 'কাকে কল করবেন',
  share: 'শেয়ার করুন',
  copied: 'কপি হয়েছে। মেসেজে পেস্ট করতে পারবেন।',
}
