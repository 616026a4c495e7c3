/** The title of a screen and what it says. */
export const sentences = {
  memberDetail: { title: 'Check a member', text: 'To check a member card, call the helpline.' },
}

export type SentencesWords = typeof sentences
