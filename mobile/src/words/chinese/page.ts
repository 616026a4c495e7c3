import type { PageWords } from '../english/page.ts'

export const page: PageWords = {
  shortName: 'MWC 会员',
  about: '新加坡外籍工友会员：用手机加入、付款、使用会员优惠。',
  needsScript: '本 App 需要 JavaScript。请在浏览器的设置里打开 JavaScript，再刷新页面。',
}
