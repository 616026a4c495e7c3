export const campaigns = {
  title: 'My rewards',
  somethingToClaim: 'My rewards: something is waiting for you',
  forYou: 'For you',
  claim: 'Get it',
  claimed: 'It is yours',
  soldOut: 'Sold out',
  justClaimed: 'You just got this',
  ready: 'Ready to use',
  used: 'Used',
  expired: 'Expired',
  freeMonths: (months: number) => (months === 1 ? '1 month free' : `${months} months free`),
  added: (from: string, to: string) => `Added to your membership: ${from} to ${to}`,
  takenBack: 'Taken back by our staff',
  readyUntil: (day: string, days: number) => (days === 1 ? `Use it today (${day})` : `Use it by ${day}: ${days} days left`),
  usedOn: (day: string) => `Used on ${day}`,
  endedOn: (day: string) => `Ended on ${day}`,
  empty: 'No rewards yet',
  emptyText: 'When there is something for you, it shows here.',
  seePrivileges: 'See privileges',
}

export type CampaignsWords = typeof campaigns
