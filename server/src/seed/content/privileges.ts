import { languages, type InEveryLanguage } from '@mwc/contract/language/language'
import type { SeedPrivilege } from './content-shapes.ts'
import { foodAndGroceries } from './privileges-food-groceries.ts'
import { healthAndLeisure } from './privileges-health-leisure.ts'
import { phoneAndMoney } from './privileges-phone-money.ts'

const exampleLine: InEveryLanguage = {
  english: '- Example: the shop and the price are not real.',
  chinese: '- 示例：商店和价格都不是真的。',
  bengali: '- নমুনা অফার: দোকান ও দাম আসল নয়।',
  india: '- உதாரணம்: கடையும் விலையும் உண்மையானவை இல்லை.',
}

/** How something that is counted is used; `Use now` is what the button of its page says. */
const countedLine: InEveryLanguage = {
  english: '- At the counter, tap **Use now** and scan the shop’s QR code, or let the staff type their PIN.',
  chinese: '- 在柜台点**现在使用**，扫店里的二维码，或请店员输入密码（PIN）。',
  bengali: '- কাউন্টারে **এখন ব্যবহার করুন** চেপে দোকানের QR স্ক্যান করুন, বা দোকানের লোককে PIN লিখতে দিন।',
  india: '- கவுண்டரில் **இப்போது பயன்படுத்த** என்பதைத் தொட்டு, கடையின் QR‑ஐ ஸ்கேன் செய்யவும், அல்லது கடை ஊழியரை PIN டைப் செய்யச் சொல்லவும்.',
}

const isCounted = ({ memberLimit, dayLimit, totalLimit }: SeedPrivilege) =>
  [memberLimit, dayLimit, totalLimit].some((limit) => limit !== undefined)

const completeTerms = (privilege: SeedPrivilege): SeedPrivilege => {
  const terms = { ...privilege.terms }
  for (const language of languages) {
    if (isCounted(privilege)) terms[language] += `\n${countedLine[language]}`
    terms[language] += `\n${exampleLine[language]}`
  }
  return { ...privilege, terms }
}

/** Two or three of each category, in the order of the list; the last point of each one's terms says that it is an example. */
export const privileges: readonly SeedPrivilege[] = [...foodAndGroceries, ...phoneAndMoney, ...healthAndLeisure].map(completeTerms)
