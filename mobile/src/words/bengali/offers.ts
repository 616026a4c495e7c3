import type { offers as english } from '../english/offers.ts'

export const offers: typeof english = {
  offline: 'ইন্টারনেট নেই',
  offlineText: 'Wi-Fi বা মোবাইল ডেটা চালু করুন। ইন্টারনেট এলে এই পেজ নিজেই খুলবে।',
  away: 'অ্যাপ এখন চলছে না',
  awayText: 'সমস্যা আপনার ফোনের নয়। অ্যাপ ঠিক হলে এই পেজ নিজেই খুলবে।',
  busy: 'এখন অনেকে অ্যাপ ব্যবহার করছেন। একটু অপেক্ষা করুন।',
  againIn: (seconds) => `${seconds} সেকেন্ড পরে অ্যাপ নিজেই আবার চেষ্টা করবে`,
  stillWorks: 'এখনো যা খুলতে পারেন',
  callWorks: 'কল করতে ইন্টারনেট লাগে না।',
  updateTitle: 'অ্যাপের নতুন ভার্সন এসেছে',
  updateText: 'কয়েক সেকেন্ড লাগবে।',
  update: 'আপডেট করুন',
  later: 'পরে',
  installTitle: 'অ্যাপটি ফোনে রাখুন',
  installText: 'একবার চাপলেই খুলবে, ইন্টারনেট ছাড়াও।',
  install: 'ইনস্টল করুন',
  notNow: 'এখন না',
  iosSteps: 'শেয়ার চিহ্নে চাপুন (চারকোনা ঘর, উপরে তির চিহ্ন)। তারপর “Add to Home Screen” চাপুন।',
  understood: 'ঠিক আছে',
}
