/** The title of a screen and what it says. */
export const sentences = {
  messageUs: { title: 'Message us', text: 'Call us, or write to us on WhatsApp from the Contact page.' },
  systemMaintenance: {
    title: 'System maintenance',
    text: 'If the app does not open, we may be working on it. Please try again a little later.',
  },
  memberDetail: { title: 'Check a member', text: 'To check a member card, call the helpline.' },
}

export type SentencesWords = typeof sentences
