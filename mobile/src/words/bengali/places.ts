import type { places as english } from '../english/places.ts'

export const places: typeof english = {
  open24: 'প্রতিদিন, দিনে-রাতে',
  contactTitle: 'যোগাযোগ',
  contactText: 'নিজের ভাষায় আমাদের সঙ্গে কথা বলুন। বেতন, কাজ, স্বাস্থ্য বা সদস্যপদ, যেকোনো সমস্যায়।',
  helpline: 'হেল্পলাইন',
  whatsapp: 'WhatsApp করুন',
  call: 'এখনই কল করুন',
}
