import type { PageWords } from '../english/page.ts'

export const page: PageWords = {
  shortName: 'MWC உறுப்பினர்',
  about: 'சிங்கப்பூரில் வெளிநாட்டுத் தொழிலாளர்களுக்கான உறுப்பினர் திட்டம்: போனிலேயே சேரலாம், பணம் கட்டலாம், பயன்படுத்தலாம்.',
  needsScript: 'இந்த App-க்கு JavaScript தேவை. பிரவுசரில் ஆன் செய்யவும்.',
}
