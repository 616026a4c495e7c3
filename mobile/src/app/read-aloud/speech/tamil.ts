import { hourOf, type SpokenNumbers } from './spoken-numbers.ts'

/** Parts of the day, each up to the hour at which the next begins. */
const parts = [
  [4, 'இரவு'],
  [6, 'அதிகாலை'],
  [12, 'காலை'],
  [16, 'மதியம்'],
  [19, 'மாலை'],
  [24, 'இரவு'],
] as const

function timeOf(hour: string, minute: string, half: string): string {
  const part = parts.find(([end]) => hourOf(hour, half) < end)?.[1]
  return `${part} ${hour} மணி${minute === '00' ? '' : ` ${Number(minute)} நிமிடம்`}`
}

/** Endings as they join டாலர் and சென்ட், whose last sign loses its dot. */
const endings: Record<string, string> = { க்கு: 'ுக்கு', ல்: 'ில்', ஐ: 'ை' }

export const tamil: SpokenNumbers = {
  money: (dollars, cents) => {
    if (cents === 0) return `${dollars} டாலர்`
    return dollars === '0' ? `${cents} சென்ட்` : `${dollars} டாலர் ${cents} சென்ட்`
  },
  percent: (number) => `${number} சதவீதம்`,
  of: (number, all) => `${number}, மொத்தம் ${all}`,
  sizes: { k: 'கிலோபைட்', M: 'மெகாபைட்' },
  minutes: (minutes) => `${minutes} நிமிடம்`,
  seconds: (seconds) => `${seconds} செகண்ட்`,
  to: ' முதல் ',
  plus: 'பிளஸ் ',
  ending: (signs) => `கடைசி எண்கள் ${signs}`,
  dayForm: { written: /நாள்\/மாதம்\/வருடம்/, said: 'நாள் 2 எண்கள், மாதம் 2 எண்கள், வருடம் 4 எண்கள்', example: /^எ\.கா/ },
  tidy: (text) =>
    text
      .replace(/(\d{1,2}):(\d\d)(?::\d\d)? ?([AP])M/gi, (_, hour: string, minute: string, half: string) => timeOf(hour, minute, half))
      .replace(/எ\.கா\./g, 'உதாரணமாக')
      .replace(/மணி-க்கு/g, 'மணிக்கு')
      .replace(/நிமிடம்-க்கு/g, 'நிமிடத்துக்கு')
      .replace(/(டாலர|சென்ட)்-(க்கு|ல்|ஐ)/g, (_, stem: string, ending: string) => stem + endings[ending])
      .replace(/(\d) கி\.மீ/g, '$1 கிலோமீட்டர்')
      .replace(/(\d) மீ(?!\p{M}|\p{L})/gu, '$1 மீட்டர்'),
}
