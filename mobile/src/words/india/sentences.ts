import type { sentences as english } from '../english/sentences.ts'

/** The title of a screen and what it says. */
export const sentences: typeof english = {
  messageUs: { title: 'மெசேஜ் அனுப்ப', text: 'எங்களை அழைக்கவும், அல்லது “தொடர்பு” பக்கத்தில் இருந்து WhatsApp செய்யவும்.' },
  systemMaintenance: {
    title: 'ஆப் பராமரிப்பு',
    text: 'ஆப் திறக்கவில்லை என்றால், பராமரிப்பு நடக்கலாம். சிறிது நேரம் கழித்து முயற்சிக்கவும்.',
  },
  memberDetail: { title: 'உறுப்பினர் சரிபார்ப்பு', text: 'உறுப்பினர் கார்டைச் சரிபார்க்க உதவி எண்ணை அழைக்கவும்.' },
}
