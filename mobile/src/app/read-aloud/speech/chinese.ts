import type { SpokenNumbers } from './spoken-numbers.ts'

/** Cents as tens and ones: 角 and 分. */
function small(cents: number): string {
  const [tens, ones] = [Math.floor(cents / 10), cents % 10]
  return `${tens > 0 ? ` ${tens} 角` : ''}${ones > 0 ? ` ${ones} 分` : ''}`
}

export const chinese: SpokenNumbers = {
  // 元 alone is heard as the money of home, of which a Singapore dollar is five.
  money: (dollars, cents) => `新币 ${dollars === '0' && cents > 0 ? small(cents).trim() : `${dollars} 元${small(cents)}`}`,
  percent: (number) => `百分之 ${number}`,
  of: (number, all) => `${number}，共 ${all}`,
  sizes: { k: '千字节', M: '兆' },
  minutes: (minutes) => `${minutes} 分钟`,
  seconds: (seconds) => `${seconds} 秒`,
  to: ' 到 ',
  plus: '加 ',
  ending: (signs) => `尾号 ${signs}`,
  dayForm: { written: /日\/月\/年/, said: '日 2 位、月 2 位、年 4 位' },
  tidy: (text) =>
    text.replace(/(\d{1,2}):(\d\d)(?::\d\d)?/g, (_, hour: string, minute: string) => {
      return `${Number(hour)} 点${minute === '00' ? '' : ` ${Number(minute)} 分`}`
    }),
}
