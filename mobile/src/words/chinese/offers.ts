import type { offers as english } from '../english/offers.ts'

export const offers: typeof english = {
  offline: '没有网络',
  offlineText: '请检查网络。网络恢复后，这一页会自动打开。',
  away: 'App 暂时用不了',
  awayText: '不是您手机的问题。恢复后，这一页会自动打开。',
  busy: '现在使用的人很多，请稍等。',
  againIn: (seconds) => `${seconds} 秒后自动再试`,
  stillWorks: '现在还能打开',
  callWorks: '打电话不用上网。',
  updateTitle: '有新版本了',
  updateText: '只要几秒钟。',
  update: '更新',
  later: '以后再说',
  installTitle: '把本 App 放到手机桌面',
  installText: '点一下就能打开，没有网络也能用。',
  install: '安装',
  notNow: '暂时不要',
  iosSteps: '先点浏览器的“分享”按钮（方框加箭头），再点“添加到主屏幕”（Add to Home Screen）。',
  understood: '知道了',
}
