/** What the page says around the app: in search results, on the home screen, without a script. No screen shows it. */
export const page = {
  shortName: 'MWC Member',
  about: 'Membership for migrant workers in Singapore: join, pay, and use it from your phone.',
  needsScript: 'This app needs JavaScript. Please turn it on in your browser.',
}

export type PageWords = typeof page
