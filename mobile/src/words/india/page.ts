import type { PageWords } from '../english/page.ts'

export const page: PageWords = {
  shortName: 'MWC உறுப்பினர்',
  about: 'சிங்கப்பூரில் வேலை செய்வோருக்கு மெம்பர்ஷிப்: போனிலேயே சேரலாம், பணம் கட்டலாம், பயன்படுத்தலாம்.',
  needsScript: 'இந்த ஆப்புக்கு JavaScript தேவை. பிரவுசரில் ஆன் செய்யவும்.',
}
