/** What is said beside a screen's own texts while it is read aloud, and what to do where it cannot be. */
export const readAloud = {
  /** Buttons and links alike: “link” is what the app warns of. */
  tap: (name: string) => `You can tap: ${name}`,
  outside: (name: string) => `You can tap, it opens outside the app: ${name}`,
  chosen: (name: string) => `${name}. This is chosen.`,
  ticked: (name: string) => `${name}. This is ticked.`,
  notTicked: (name: string) => `${name}. This is not ticked yet.`,
  membership: (state: string) => `Membership: ${state}`,
  step: (number: number, all: number, text: string) => `Step ${number} of ${all}: ${text}`,
  stepNow: (number: number, all: number, text: string) => `Step ${number} of ${all}, now: ${text}`,
  /** A password, an OTP or a FIN, which is never said. */
  filled: 'Filled in',
  empty: 'Still empty',
  noVoiceTitle: 'Your phone has no English voice yet',
  noVoiceText: 'The voice is free, and you get it only once. Use Wi-Fi if you can.',
  howTo: 'What to do',
  android: [
    'Open “Settings” on your phone.',
    'Search for “Text-to-speech” at the top, and open it.',
    'Choose “Google” and tap the wheel beside it.',
    'Tap “Install voice data”, then download “English”.',
    'Close this app fully, open it again, and tap the speaker.',
  ],
  noGoogle: 'No “Google” there? First get “Speech Recognition & Synthesis” in the Play Store.',
  iphone: [
    'Open “Settings”, then “Accessibility”.',
    'Tap “Spoken Content” (“Read & Speak” on a newer iPhone), then “Voices”.',
    'Choose “English” and download a voice.',
    'Close this app fully, open it again, and tap the speaker.',
  ],
  notNow: 'Your voice is being recorded. Tap the speaker when it is over.',
  cannotTitle: 'This browser cannot read aloud',
  cannotText: 'Open this page in Chrome. On an iPhone, open it in Safari.',
}

export type ReadAloudWords = typeof readAloud
