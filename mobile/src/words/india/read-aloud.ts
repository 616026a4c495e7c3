import type { ReadAloudWords } from '../english/read-aloud.ts'

export const readAloud: ReadAloudWords = {
  tap: (name) => `தொடலாம்: ${name}`,
  outside: (name) => `தொட்டால் ஆப்புக்கு வெளியே போகும்: ${name}`,
  chosen: (name) => `${name}. இது தேர்வு ஆகியுள்ளது.`,
  ticked: (name) => `${name}. டிக் ஆகியுள்ளது.`,
  notTicked: (name) => `${name}. இன்னும் டிக் ஆகவில்லை.`,
  membership: (state) => `மெம்பர்ஷிப்: ${state}`,
  step: (number, all, text) => `மொத்தம் ${all} ஸ்டெப், ஸ்டெப் ${number}: ${text}`,
  stepNow: (number, all, text) => `மொத்தம் ${all} ஸ்டெப், ஸ்டெப் ${number}, இப்போது: ${text}`,
  filled: 'டைப் செய்தாகிவிட்டது',
  empty: 'இன்னும் காலி',
  noVoiceTitle: 'உங்கள் போனில் தமிழ் குரல் இன்னும் இல்லை',
  noVoiceText: 'குரல் இலவசம், ஒரு முறை எடுத்தால் போதும். Wi-Fi இருந்தால் நல்லது.',
  howTo: 'செய்ய வேண்டியது',
  android: [
    'போனில் “Settings” திறக்கவும்.',
    'மேலே “Text-to-speech” என்று தேடி, அதைத் திறக்கவும்.',
    '“Google” தேர்வு செய்து, பக்கத்தில் உள்ள சக்கரப் படத்தைத் தொடவும்.',
    '“Install voice data” என்பதைத் தொட்டு, “தமிழ்” (Tamil) டவுன்லோடு செய்யவும்.',
    'இந்த ஆப்பை முழுவதும் மூடி, மீண்டும் திறந்து, ஸ்பீக்கரைத் தொடவும்.',
  ],
  noGoogle: '“Google” இல்லையா? முதலில் Play Store‑ல் “Speech Recognition & Synthesis” டவுன்லோடு செய்யவும்.',
  iphone: [
    '“Settings” திறந்து, “Accessibility” என்பதைத் தொடவும்.',
    '“Spoken Content” (புதிய iPhone‑ல் “Read & Speak”), பிறகு “Voices” என்பதைத் தொடவும்.',
    '“தமிழ்” (Tamil) தேர்வு செய்து, ஒரு குரலை டவுன்லோடு செய்யவும்.',
    'இந்த ஆப்பை முழுவதும் மூடி, மீண்டும் திறந்து, ஸ்பீக்கரைத் தொடவும்.',
  ],
  notNow: 'உங்கள் குரல் ரெக்கார்ட் ஆகிறது. முடிந்ததும் ஸ்பீக்கரைத் தொடவும்.',
  cannotTitle: 'இந்தப் பிரவுசர் படித்துக் காட்டாது',
  cannotText: 'இந்தப் பக்கத்தை Chrome‑ல் திறக்கவும். iPhone என்றால் Safari‑ல் திறக்கவும்.',
}
