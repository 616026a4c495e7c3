import type { FieldWords } from '../field-problem.ts'

export const fieldWords: FieldWords = {
  required: 'এটি পূরণ করুন',
  tooLong: 'লেখাটি বেশি লম্বা, ছোট করুন',
  englishOnly: 'শুধু ইংরেজি অক্ষরে লিখুন',
  integersOnly: 'শুধু ইংরেজি সংখ্যা লিখুন (0-9)',
  mobile: 'মোবাইল নম্বর সঠিক নয়',
  fin: 'FIN নম্বর সঠিক নয়',
  code: 'SMS-এ আসা 6টি সংখ্যা লিখুন',
  date: 'তারিখ এভাবে লিখুন: দিন/মাস/বছর, যেমন 09/03/1990',
  age: 'সদস্যের বয়স 16 থেকে 100 বছর হতে হবে',
  mustTick: 'নিবন্ধন করতে এখানে টিক দিতে হবে',
  passwordWeak: 'আরও শক্তিশালী পাসওয়ার্ড দিন',
  passwordMatch: 'দুটি পাসওয়ার্ড মিলছে না',
  choose: 'একটি বেছে নিন',
  promo: 'প্রোমো কোড সঠিকভাবে লেখা হয়নি। আবার চেষ্টা করুন',
  invalid: 'এটি সঠিক নয়। দেখে ঠিক করুন',
}
