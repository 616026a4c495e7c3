export const joining = {
  summary: 'What it costs, what you get, what the insurance pays, and what is done with your data.',
  cost: 'What it costs',
  payWays: 'You pay by PayNow, or at a NETS machine.',
  examplePrices: 'These are example prices. The centre has not set the real ones yet.',
  card: 'A card on your phone, also without internet',
  insurance: 'Insurance while your membership is active',
  help: 'Help in English, Chinese, Bengali and Tamil, day and night',
  privileges: 'Privileges at shops',
  seeAllPrivileges: 'See all privileges',
  pays: 'What the insurance pays',
  data: 'What is done with your data',
  yourCard: 'Your member card',
  yourName: 'Your name',
  cardShow: 'Show it at shops and get privileges.',
  cardOffline: 'It opens without internet.',
  cardPrivate: 'Whoever scans it does not see your FIN or mobile number.',
  cardWhen: 'You have it as soon as you have paid.',
  cardAgain: 'Your card is here again as soon as you log in.',
  guest: 'You are not logged in on this phone.',
}

export type JoiningWords = typeof joining
