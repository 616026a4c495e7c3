import type { insurance as english } from '../english/insurance.ts'

export const insurance: typeof english = {
  title: 'বিমা',
  yourDays: 'আপনার বিমার মেয়াদ',
  noDays: 'আপনার এখনো বিমা নেই। সদস্যপদের টাকা দিলে বিমা পাবেন।',
  fromTo: (from, to) => `${from} থেকে ${to}`,
  state: { now: 'এখন বিমা আছে', later: 'পরে শুরু হবে', ended: 'আগের বিমা, শেষ হয়েছে' },
  empty: 'বিমা সম্পর্কে জানতে বা ক্লেইম করতে হেল্পলাইনে কল করুন।',
  covers: 'বিমায় কী কী পাওয়া যায়',
  onlyThese: 'এখানে যা লেখা আছে শুধু তার টাকা পাবেন। ডাক্তার ও ওষুধের বিল কে দেবে, আগে আপনার কোম্পানিকে বা আমাদের জিজ্ঞেস করুন।',
  steps: 'কীভাবে ক্লেইম করবেন',
  step: (number) => `ধাপ ${number}`,
  contacts: 'কাকে কল করবেন',
}
