import { languages, type InEveryLanguage } from '@mwc/contract/language'
import type { SeedPrivilege } from './content-shapes.ts'
import { foodAndGroceries } from './privileges-food-groceries.ts'
import { healthAndLeisure } from './privileges-health-leisure.ts'
import { phoneAndMoney } from './privileges-phone-money.ts'

const exampleLine: InEveryLanguage = {
  english: '- Example offer: the shop and the price are not real.',
  chinese: '- 示例优惠：店铺和价格都不是真的。',
  bengali: '- উদাহরণ অফার: দোকান ও দাম আসল নয়।',
  india: '- உதாரணச் சலுகை: கடையும் விலையும் உண்மையானவை அல்ல.',
}

const markAsExample = (privilege: SeedPrivilege): SeedPrivilege => {
  const terms = { ...privilege.terms }
  for (const language of languages) terms[language] += `\n${exampleLine[language]}`
  return { ...privilege, terms }
}

/** Two or three of each category, in the order of the list; the last point of each one's terms says that it is an example. */
export const privileges: readonly SeedPrivilege[] = [...foodAndGroceries, ...phoneAndMoney, ...healthAndLeisure].map(markAsExample)
