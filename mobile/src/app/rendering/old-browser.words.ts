import type { InEveryLanguage } from '@mwc/contract/language/language'

/** For browsers that cannot run the app; apart from the dictionaries, since no code of the app runs there. */
export const oldBrowserWords: InEveryLanguage = {
  english: 'Your browser is too old for this app. Please update Chrome (or Safari) on your phone, then open this page again.',
  chinese: '您的浏览器版本太旧，打不开本 App。请先更新手机上的 Chrome（或 Safari），再打开这个页面。',
  bengali: 'আপনার ব্রাউজার খুব পুরোনো, এই অ্যাপ চলবে না। ফোনে Chrome (বা Safari) আপডেট করে আবার এই পেজ খুলুন।',
  india: 'உங்கள் பிரவுசர் மிகவும் பழையது. இந்த ஆப் திறக்காது. போனில் Chrome (அல்லது Safari) அப்டேட் செய்து இந்தப் பக்கத்தை மீண்டும் திறக்கவும்.',
}
