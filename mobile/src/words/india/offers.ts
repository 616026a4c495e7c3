import type { offers as english } from '../english/offers.ts'

export const offers: typeof english = {
  offline: 'இன்டர்நெட் இல்லை',
  offlineText: 'நெட்வொர்க்கைப் பார்க்கவும். இன்டர்நெட் வந்ததும் இந்தப் பக்கம் தானாகத் திறக்கும்.',
  away: 'எங்கள் சேவை இப்போது பதில் தரவில்லை',
  awayText: 'பிரச்சினை உங்கள் போனில் இல்லை. சேவை சரியானதும் இந்தப் பக்கம் தானாகத் திறக்கும்.',
  stillWorks: 'இப்போதும் திறக்கலாம்',
  callWorks: 'அழைக்க இன்டர்நெட் தேவையில்லை.',
  updateTitle: 'ஆப்பின் புதிய பதிப்பு தயார்',
  updateText: 'சில நொடிகள் ஆகும்.',
  update: 'அப்டேட் செய்ய',
  later: 'பிறகு',
  installTitle: 'ஆப்பைப் போனில் வைக்க',
  installText: 'இன்டர்நெட் இல்லாமலும் திறக்கும்.',
  install: 'இன்ஸ்டால் செய்ய',
  notNow: 'இப்போது வேண்டாம்',
  iosSteps: 'பகிரும் அம்பைத் தட்டி, “Add to Home Screen” தட்டவும்.',
  understood: 'சரி',
}
