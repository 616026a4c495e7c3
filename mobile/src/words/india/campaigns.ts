import type { CampaignsWords } from '../english/campaigns.ts'

export const campaigns: CampaignsWords = {
  title: 'என் பரிசுகள்',
  somethingToClaim: 'என் பரிசுகள்: உங்களுக்கு ஒன்று காத்திருக்கிறது',
  forYou: 'உங்களுக்காக',
  claim: 'பெற',
  claimed: 'இது உங்களுடையது',
  soldOut: 'முடிந்துவிட்டது',
  justClaimed: 'இப்போது பெற்றது',
  ready: 'பயன்படுத்தலாம்',
  used: 'பயன்படுத்தியது',
  expired: 'காலம் முடிந்தது',
  freeMonths: (months) => `${months} மாதம் இலவசம்`,
  added: (from, to) => `உறுப்பினர் காலத்தில் சேர்ந்தது: ${from} முதல் ${to} வரை`,
  takenBack: 'எங்கள் ஊழியர் திரும்பப் பெற்றார்',
  readyUntil: (day, days) => (days === 1 ? `இன்றே பயன்படுத்தவும் (${day})` : `${day}-க்குள் பயன்படுத்தவும், இன்னும் ${days} நாட்கள்`),
  usedOn: (day) => `${day} அன்று பயன்படுத்தியது`,
  endedOn: (day) => `${day} அன்று முடிந்தது`,
  empty: 'பரிசு எதுவும் இல்லை',
  emptyText: 'உங்களுக்கு ஏதாவது வந்தால் இங்கே தெரியும்.',
  seePrivileges: 'சலுகைகளைப் பார்க்க',
}
