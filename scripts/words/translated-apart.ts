/** Texts that may differ from others of the same English, by the beginning of their key, and why. */
export const translatedApart: Record<string, string> = {
  'app.shared.tabs.': 'the tab bar has room for one short word',
  'app.home.privileges': 'a tile of Home has room for a short word',
  'app.signUp.finLastFour': 'the second half of the FIN is narrow',
  'app.payments.validTo': 'on a paper about money a bare last day reads as the last day to pay',
  'server.record.fin': 'a page for oneself says that it is a number',
  'app.redemptions.foundTitle': 'the member that was looked for; the tab of that name opens the card',
  'app.places.contactTitle': 'a title has room for whom; the tab has not',
  'server.record.membership': 'the dates of the membership, not the subject',
  'server.record.name': 'of a reward or an action, not of a person',
  'server.record.authors.member': 'who wrote a message, not a step of the sign-up',
}
