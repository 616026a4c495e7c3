/** The title of a screen and what it says. */
export const sentences = {
  privileges: {
    title: 'Privileges',
    text: 'Show your member card at partner shops for discounts. Call the helpline to ask what you can get today.',
  },
  privilegesDetail: { title: 'Privilege', text: 'Call the helpline to ask about this privilege and where you can use it.' },
  notification: { title: 'Notifications', text: 'You have no notifications.' },
  notificationDetail: { title: 'Notification', text: 'This notification is not here any more.' },
  latestNews: { title: 'Latest news', text: 'There is no news now.' },
  newsDetail: { title: 'News', text: 'This news is not here any more.' },
  bannerDetail: { title: 'News', text: 'This page is not here any more.' },
  insuranceCoverage: { title: 'Insurance', text: 'To ask about your insurance cover or to make a claim, call the helpline.' },
  frequentlyAskedQuestion: { title: 'Questions', text: 'Do you have a question? Call the helpline and ask us.' },
  scan: { title: 'Scan', text: 'To have a QR code checked, call the helpline.' },
  messageUs: { title: 'Message us', text: 'Call us, or write to us on WhatsApp from the Contact page.' },
  systemMaintenance: {
    title: 'System maintenance',
    text: 'If the app does not open, we may be working on it. Please try again a little later.',
  },
  memberDetail: { title: 'Check a member', text: 'To check a member card, call the helpline.' },
  chooseLocation: { title: 'Our places', text: 'To find the centre nearest to you, call the helpline.' },
  openLocation: { title: 'Place', text: 'To ask for the way, call the helpline.' },
}

export type SentencesWords = typeof sentences
