import type { MaintenanceWords } from '../english/maintenance.ts'

export const maintenance = {
  title: 'অ্যাপ ঠিক রাখার কাজ',
  heading: 'আমরা অ্যাপ আরও ভালো করছি',
  from: 'শুরু',
  to: 'শেষ',
  singaporeTime: 'সিঙ্গাপুরের সময়',
  byItself: 'আপনাকে কিছু করতে হবে না। কাজ শেষ হলে এই পেজ নিজে থেকেই আবার চালু হবে।',
  typedStays: 'আপনি একই পেজে ফিরবেন। যা লিখেছেন, সব থাকবে।',
  moneyIsSafe: 'এইমাত্র টাকা দিয়ে থাকলে চিন্তা করবেন না, আপনার টাকা নিরাপদ। পরে অ্যাপে “টাকা দেওয়া হয়েছে” লেখা দেখবেন।',
  checkAgain: 'আবার দেখুন',
  over: 'অ্যাপ চালু আছে',
  overText: 'এখন কোনো কাজ চলছে না।',
  soon: 'অ্যাপ ঠিক রাখার কাজ',
  soonText: (from: string, to: string) => `${from} থেকে ${to} পর্যন্ত (সিঙ্গাপুরের সময়)। তখন অ্যাপ বন্ধ থাকবে।`,
} satisfies MaintenanceWords
