import type { places as english } from '../english/places.ts'

export const places: typeof english = {
  open24: 'தினமும், இரவும் பகலும்',
  contactTitle: 'தொடர்பு',
  contactText: 'உங்கள் சொந்த மொழியில் பேசலாம். சம்பளம், வேலை, உடல்நலம், உறுப்பினர் காலம் என எந்தப் பிரச்சினையும்.',
  helpline: 'உதவி எண்',
  whatsapp: 'WhatsApp செய்ய',
  call: 'இப்போது அழைக்க',
}
