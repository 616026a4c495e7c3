export const privileges = {
  title: 'Privileges',
  search: 'Search privileges or shops',
  categoriesLabel: 'Kinds of privileges',
  categories: { food: 'Food', groceries: 'Groceries', phone: 'Phone', money: 'Money', health: 'Health', leisure: 'Free time' },
  empty: 'There are no privileges now',
  emptyText: 'New ones come soon. Look again in a few days.',
  detailTitle: 'Privilege',
  whatYouGet: 'What you get',
  shops: 'Where you can use it',
  moreShops: (count: number) => `and ${count} more`,
  terms: 'Terms',
  until: (day: string) => `Until ${day}`,
  showCard: 'Show my card',
  useNow: 'Use now',
  gone: 'None left',
  join: 'Join now',
  seeAll: 'See all privileges',
}

export type PrivilegesWords = typeof privileges
