import type { sentences as english } from '../english/sentences.ts'

/** The title of a screen and what it says. */
export const sentences: typeof english = {
  privileges: {
    title: 'சலுகைகள்',
    text: 'எங்களுடன் இணைந்த கடைகளில் உறுப்பினர் கார்டைக் காட்டினால் தள்ளுபடி கிடைக்கும். இன்று என்ன கிடைக்கும் என அறிய உதவி எண்ணை அழைக்கவும்.',
  },
  privilegesDetail: { title: 'சலுகை விவரம்', text: 'இந்தச் சலுகை பற்றியும் எங்கு பயன்படுத்தலாம் என்றும் அறிய உதவி எண்ணை அழைக்கவும்.' },
  notification: { title: 'அறிவிப்புகள்', text: 'உங்களுக்கு அறிவிப்புகள் இல்லை.' },
  notificationDetail: { title: 'அறிவிப்பு', text: 'இந்த அறிவிப்பு இப்போது இல்லை.' },
  latestNews: { title: 'புதிய செய்திகள்', text: 'இப்போது செய்திகள் இல்லை.' },
  newsDetail: { title: 'செய்தி', text: 'இந்தச் செய்தி இப்போது இல்லை.' },
  bannerDetail: { title: 'செய்தி', text: 'இந்தப் பக்கம் இப்போது இல்லை.' },
  insuranceCoverage: { title: 'காப்பீடு', text: 'காப்பீடு பற்றி அறிய அல்லது காப்பீட்டுப் பணம் கேட்க உதவி எண்ணை அழைக்கவும்.' },
  frequentlyAskedQuestion: { title: 'கேள்வி பதில்', text: 'கேள்வி உள்ளதா? உதவி எண்ணை அழைத்துக் கேட்கவும்.' },
  scan: { title: 'ஸ்கேன்', text: 'ஒரு QR-ஐச் சரிபார்க்க உதவி எண்ணை அழைக்கவும்.' },
  messageUs: { title: 'மெசேஜ் அனுப்ப', text: 'எங்களை அழைக்கவும், அல்லது “தொடர்பு” பக்கத்தில் இருந்து WhatsApp செய்யவும்.' },
  systemMaintenance: {
    title: 'ஆப் பராமரிப்பு',
    text: 'ஆப் திறக்கவில்லை என்றால், பராமரிப்பு நடக்கலாம். சிறிது நேரம் கழித்து முயற்சிக்கவும்.',
  },
  memberDetail: { title: 'உறுப்பினர் சரிபார்ப்பு', text: 'உறுப்பினர் கார்டைச் சரிபார்க்க உதவி எண்ணை அழைக்கவும்.' },
  chooseLocation: { title: 'எங்கள் இடங்கள்', text: 'உங்களுக்கு அருகில் உள்ள மையத்தை அறிய உதவி எண்ணை அழைக்கவும்.' },
  openLocation: { title: 'இடம்', text: 'வழி கேட்க உதவி எண்ணை அழைக்கவும்.' },
}
