import type { insurance as english } from '../english/insurance.ts'

export const insurance: typeof english = {
  title: 'காப்பீடு',
  yourDays: 'உங்கள் காப்பீட்டு நாட்கள்',
  noDays: 'உங்களுக்கு இன்னும் காப்பீடு இல்லை.',
  fromTo: (from, to) => `${from} முதல் ${to} வரை`,
  state: { now: 'இப்போது காப்பீடு உண்டு', later: 'பிறகு தொடங்கும்', ended: 'முடிந்தது' },
  empty: 'காப்பீடு பற்றி அறிய அல்லது காப்பீட்டுப் பணம் கேட்க உதவி எண்ணை அழைக்கவும்.',
  covers: 'எதற்கெல்லாம் காப்பீடு',
  steps: 'காப்பீட்டுப் பணம் கேட்பது எப்படி',
  step: (number) => `படி ${number}`,
  contacts: 'யாரை அழைக்கலாம்',
  share: 'பகிர',
  copied: 'காப்பி ஆனது. மெசேஜில் பேஸ்ட் செய்யலாம்.',
}
