import type { Language } from './language.ts'

const english = {
  required: 'Please fill this in',
  tooLong: 'This is too long',
  englishOnly: 'English characters only',
  integersOnly: 'Integers only',
  mobile: 'Invalid Mobile Number',
  fin: 'Invalid FIN',
  code: 'Enter the 6 digits from the SMS',
  date: 'Enter the date as DD/MM/YYYY',
  age: 'Members are 16 to 100 years old',
  mustTick: 'You must check this to register an account',
  passwordWeak: 'Strong password required',
  passwordMatch: 'Password does not match',
  choose: 'Please choose one',
  promo: 'Promo code format is incorrect. Please try again',
  invalid: 'This is not right. Please check it',
}

export type FieldProblem = keyof typeof english
type Words = Record<FieldProblem, string>

/** What can be wrong with a field, said in each language. The texts quoted by the specification stand as they are in English. */
export const fieldProblemWords: Record<Language, Words> = {
  english,
  chinese: {
    required: '请填写',
    tooLong: '内容太长，请写短一点',
    englishOnly: '只能填英文字母和数字',
    integersOnly: '只能填数字 0-9',
    mobile: '手机号码不正确',
    fin: 'FIN 号码不正确',
    code: '请输入短信里的 6 位数字',
    date: '请按 日/月/年 填写，例如 09/03/1990',
    age: '会员年龄须为 16 至 100 岁',
    mustTick: '必须勾选此项才能注册',
    passwordWeak: '密码太简单，请换一个更强的密码',
    passwordMatch: '两次输入的密码不一样',
    choose: '请选择一项',
    promo: '优惠码格式不正确，请再试一次',
    invalid: '内容不正确，请检查',
  },
  bengali: {
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
  },
  india: {
    required: 'இதை நிரப்பவும்',
    tooLong: 'இது மிக நீளம். சுருக்கி எழுதவும்',
    englishOnly: 'ஆங்கில எழுத்துகளில் மட்டும் எழுதவும்',
    integersOnly: 'எண்களை மட்டும் எழுதவும் (0-9)',
    mobile: 'மொபைல் எண் சரியில்லை',
    fin: 'FIN எண் சரியில்லை',
    code: 'SMS-ல் வந்த 6 எண்களை எழுதவும்',
    date: 'தேதியை நாள்/மாதம்/ஆண்டு என எழுதவும். எ.கா. 09/03/1990',
    age: 'உறுப்பினர் வயது 16 முதல் 100 வரை இருக்க வேண்டும்',
    mustTick: 'பதிவு செய்ய இங்கே டிக் செய்ய வேண்டும்',
    passwordWeak: 'வலுவான கடவுச்சொல் தேவை',
    passwordMatch: 'இரண்டு கடவுச்சொற்களும் ஒன்றாக இல்லை',
    choose: 'ஒன்றைத் தேர்வு செய்யவும்',
    promo: 'புரோமோ கோடு சரியாக எழுதப்படவில்லை. மீண்டும் முயற்சிக்கவும்',
    invalid: 'இது சரியில்லை. சரிபார்த்து மாற்றவும்',
  },
}

/** The words of a schema's message; a message that is no known problem (a bug, or zod's own) reads as "not right". */
export function fieldProblem(message: string): FieldProblem {
  return Object.hasOwn(english, message) ? (message as FieldProblem) : 'invalid'
}
