export const places = {
  open24: 'Day and night, every day',
  contactTitle: 'Contact',
  contactText: 'Talk to us in your own language. Any problem: pay, work, health, your membership.',
  helpline: 'Helpline',
  whatsapp: 'WhatsApp us',
  call: 'Call now',
}

export type PlacesWords = typeof places
