import { hourOf, type SpokenNumbers } from './spoken-numbers.ts'

/** Parts of the day, each up to the hour at which the next begins. */
const parts = [
  [4, 'রাত'],
  [6, 'ভোর'],
  [12, 'সকাল'],
  [15, 'দুপুর'],
  [18, 'বিকেল'],
  [20, 'সন্ধ্যা'],
  [24, 'রাত'],
] as const

function timeOf(hour: string, minute: string, half: string): string {
  const part = parts.find(([end]) => hourOf(hour, half) < end)?.[1]
  return `${part} ${hour}টা${minute === '00' ? '' : ` ${Number(minute)} মিনিট`}`
}

export const bengali: SpokenNumbers = {
  money: (dollars, cents) => {
    if (cents === 0) return `${dollars} ডলার`
    return dollars === '0' ? `${cents} সেন্ট` : `${dollars} ডলার ${cents} সেন্ট`
  },
  percent: (number) => `${number} শতাংশ`,
  of: (number, all) => `${number}, মোট ${all}`,
  sizes: { k: 'কিলোবাইট', M: 'মেগাবাইট' },
  minutes: (minutes) => `${minutes} মিনিট`,
  seconds: (seconds) => `${seconds} সেকেন্ড`,
  to: ' থেকে ',
  plus: 'প্লাস ',
  ending: (signs) => `শেষে ${signs}`,
  dayForm: { written: /দিন\/মাস\/বছর/, said: 'দিন 2টি সংখ্যা, মাস 2টি সংখ্যা, বছর 4টি সংখ্যা' },
  tidy: (text) =>
    text
      .replace(/(\d{1,2}):(\d\d)(?::\d\d)? ?([AP])M/gi, (_, hour: string, minute: string, half: string) => timeOf(hour, minute, half))
      // An ending that is written apart from the sign of a currency, or from a time, joins the word.
      .replace(/(ডলার|সেন্ট|মিনিট)-এ/g, '$1ে')
      .replace(/টা-এর/g, 'টার')
      .replace(/(\d) কিমি/g, '$1 কিলোমিটার'),
}
