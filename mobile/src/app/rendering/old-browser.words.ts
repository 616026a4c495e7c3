import type { InEveryLanguage } from '@mwc/contract/language/language'

/** For browsers that cannot run the app; apart from the dictionaries, since no code of the app runs there. */
export const oldBrowserWords: InEveryLanguage = {
  english: 'Your browser is too old. Please update Chrome or Safari.',
  chinese: '浏览器版本太旧。请更新 Chrome 或 Safari。',
  bengali: 'আপনার ব্রাউজার খুব পুরোনো। Chrome বা Safari আপডেট করুন।',
  india: 'உங்கள் பிரவுசர் பழையது. Chrome அல்லது Safari-ஐ அப்டேட் செய்யவும்.',
}
