import type { MaintenanceWords } from '../english/maintenance.ts'

export const maintenance = {
  title: 'অ্যাপের মেরামত',
  heading: 'আমরা অ্যাপ মেরামত করছি',
  from: 'শুরু',
  to: 'শেষ',
  singaporeTime: 'সিঙ্গাপুরের সময়',
  byItself: 'আপনাকে কিছু করতে হবে না। কাজ শেষ হলে এই পেজ নিজে থেকেই আবার চালু হবে।',
  typedStays: 'আপনি একই পেজে ফিরবেন। যা লিখেছেন, সব থাকবে।',
  moneyIsSafe: 'এইমাত্র টাকা দিয়ে থাকলে আপনার টাকা নিরাপদ। পরে সেটি পরিশোধিত দেখাবে।',
  checkAgain: 'আবার দেখুন',
  over: 'MWC চালু আছে',
  overText: 'এখন কোনো মেরামত নেই।',
  soon: 'অ্যাপের মেরামত',
  soonText: (from: string, to: string) => `${from} থেকে ${to} পর্যন্ত (সিঙ্গাপুরের সময়)। তখন অ্যাপ বন্ধ থাকবে।`,
} satisfies MaintenanceWords
