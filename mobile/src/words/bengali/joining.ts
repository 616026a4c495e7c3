import type { JoiningWords } from '../english/joining.ts'

export const joining: JoiningWords = {
  summary: 'কত টাকা লাগে, কী কী পাবেন, বিমায় কত টাকা পাবেন, আর আপনার তথ্য নিয়ে কী করা হয়।',
  cost: 'কত টাকা লাগে',
  payWays: 'PayNow দিয়ে বা NETS মেশিনে টাকা দিতে পারবেন।',
  examplePrices: 'এগুলো নমুনা দাম। সেন্টার এখনো আসল দাম ঠিক করেনি।',
  card: 'ফোনে সদস্য কার্ড, ইন্টারনেট ছাড়াও চলে',
  insurance: 'সদস্যপদ চালু থাকলে বিমা',
  help: 'নিজের ভাষায় সাহায্য, প্রতিদিন 24 ঘণ্টা',
  privileges: 'দোকানে সুবিধা',
  seeAllPrivileges: 'সব সুবিধা দেখুন',
  pays: 'বিমায় কত টাকা পাবেন',
  data: 'আপনার তথ্য নিয়ে কী করা হয়',
}
