import type { ReadAloudWords } from '../english/read-aloud.ts'

export const readAloud: ReadAloudWords = {
  tap: (name) => `চাপতে পারেন: ${name}`,
  outside: (name) => `চাপলে অ্যাপের বাইরে যাবেন: ${name}`,
  chosen: (name) => `${name}। এটি বেছে নেওয়া আছে।`,
  ticked: (name) => `${name}। টিক দেওয়া আছে।`,
  notTicked: (name) => `${name}। এখনো টিক দেওয়া নেই।`,
  membership: (state) => `সদস্যপদ: ${state}`,
  step: (number, all, text) => `${all}টি ধাপের ${number} নম্বর: ${text}`,
  stepNow: (number, all, text) => `${all}টি ধাপের ${number} নম্বর, এখন: ${text}`,
  filled: 'লেখা আছে',
  empty: 'এখনো খালি',
  noVoiceTitle: 'আপনার ফোনে এখনো বাংলা ভয়েস নেই',
  noVoiceText: 'ভয়েস ফ্রি, একবার নিলেই হয়। Wi-Fi থাকলে ভালো।',
  howTo: 'কী করবেন',
  android: [
    'ফোনের “Settings” খুলুন।',
    'উপরে “Text-to-speech” লিখে খুঁজুন, তারপর সেটি খুলুন।',
    '“Google” বেছে নিন, তারপর পাশের চাকার ছবিটি চাপুন।',
    '“Install voice data” চাপুন, তারপর “বাংলা” (Bengali) ডাউনলোড করুন।',
    'অ্যাপটি পুরো বন্ধ করে আবার খুলুন, তারপর স্পিকার চাপুন।',
  ],
  noGoogle: '“Google” নেই? আগে Play Store থেকে “Speech Recognition & Synthesis” নিন।',
  iphone: [
    '“Settings” খুলুন, তারপর “Accessibility” চাপুন।',
    '“Spoken Content” চাপুন (নতুন iPhone‑এ “Read & Speak”), তারপর “Voices” চাপুন।',
    '“বাংলা” (Bengali) বেছে একটি ভয়েস ডাউনলোড করুন।',
    'অ্যাপটি পুরো বন্ধ করে আবার খুলুন, তারপর স্পিকার চাপুন।',
  ],
  notNow: 'আপনার কথা রেকর্ড হচ্ছে। শেষ হলে স্পিকার চাপুন।',
  cannotTitle: 'এই ব্রাউজার পড়ে শোনাতে পারে না',
  cannotText: 'পেজটি Chrome‑এ খুলুন। iPhone হলে Safari‑তে খুলুন।',
}
