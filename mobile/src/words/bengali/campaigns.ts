import type { CampaignsWords } from '../english/campaigns.ts'

export const campaigns: CampaignsWords = {
  title: 'আমার পুরস্কার',
  somethingToClaim: 'আমার পুরস্কার: আপনার জন্য কিছু আছে',
  forYou: 'আপনার জন্য',
  claim: 'নিয়ে নিন',
  claimed: 'এটি এখন আপনার',
  soldOut: 'শেষ হয়ে গেছে',
  justClaimed: 'এইমাত্র পেয়েছেন',
  ready: 'ব্যবহার করা যাবে',
  used: 'ব্যবহার হয়েছে',
  expired: 'মেয়াদ শেষ',
  freeMonths: (months) => `${months} মাস ফ্রি`,
  added: (from, to) => `আপনার সদস্যপদে যোগ হয়েছে: ${from} থেকে ${to}`,
  takenBack: 'আমাদের কর্মীরা ফেরত নিয়েছেন',
  readyUntil: (day, days) => (days === 1 ? `আজই ব্যবহার করুন (${day})` : `${day} পর্যন্ত ব্যবহার করুন, আর ${days} দিন বাকি`),
  usedOn: (day) => `${day} তারিখে ব্যবহার হয়েছে`,
  endedOn: (day) => `${day} তারিখে মেয়াদ শেষ`,
  empty: 'কোনো পুরস্কার নেই',
  emptyText: 'আপনার জন্য কিছু এলে এখানে দেখা যাবে।',
  seePrivileges: 'সুবিধা দেখুন',
}
