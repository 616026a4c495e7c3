import type { insurance as english } from '../english/insurance.ts'

export const insurance: typeof english = {
  title: 'இன்சூரன்ஸ்',
  yourDays: 'இன்சூரன்ஸ் உள்ள நாட்கள்',
  noDays: 'உங்களுக்கு இன்னும் இன்சூரன்ஸ் இல்லை. பணம் கட்டினால் கிடைக்கும்.',
  fromTo: (from, to) => `${from} முதல் ${to} வரை`,
  state: { now: 'இப்போது இன்சூரன்ஸ் உண்டு', later: 'பிறகு தொடங்கும்', ended: 'முடிந்தது' },
  empty: 'இன்சூரன்ஸ் பற்றித் தெரிந்துகொள்ள, அல்லது இன்சூரன்ஸ் பணம் கேட்க, உதவி எண்ணை அழைக்கவும்.',
  covers: 'எதற்கெல்லாம் இன்சூரன்ஸ்',
  steps: 'இன்சூரன்ஸ் பணம் கேட்பது எப்படி',
  step: (number) => `ஸ்டெப் ${number}`,
  contacts: 'யாரை அழைக்கலாம்',
}
