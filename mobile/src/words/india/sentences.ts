import type { sentences as english } from '../english/sentences.ts'

/** The title of a screen and what it says. */
export const sentences: typeof english = {
  memberDetail: { title: 'உறுப்பினர் சரிபார்ப்பு', text: 'உறுப்பினர் கார்டைச் சரிபார்க்க உதவி எண்ணை அழைக்கவும்.' },
}
