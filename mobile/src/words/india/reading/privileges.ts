import type { privileges as english } from '../../english/reading/privileges.ts'

export const privileges: typeof english = {
  title: 'சலுகைகள்',
  search: 'சலுகை, கடை தேட',
  categoriesLabel: 'சலுகை வகைகள்',
  categories: { food: 'உணவு', groceries: 'மளிகை', phone: 'போன்', money: 'பணம்', health: 'உடல்நலம்', leisure: 'பொழுதுபோக்கு' },
  empty: 'இப்போது சலுகைகள் இல்லை',
  emptyText: 'விரைவில் புதிய சலுகைகள் வரும். சில நாட்கள் கழித்துப் பார்க்கவும்.',
  detailTitle: 'சலுகை விவரம்',
  whatYouGet: 'என்ன கிடைக்கும்',
  shops: 'எங்கு பயன்படுத்தலாம்',
  moreShops: (count) => `மற்றும் ${count} கடை`,
  terms: 'நிபந்தனைகள்',
  until: (day) => `${day} வரை`,
  showCard: 'என் கார்டைக் காட்ட',
  useNow: 'இப்போது பயன்படுத்த',
  gone: 'எல்லாம் தீர்ந்துவிட்டது',
  join: 'இப்போதே சேர',
  seeAll: 'எல்லாச் சலுகைகளையும் பார்க்க',
}
