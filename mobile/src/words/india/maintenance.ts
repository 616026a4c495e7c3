import type { MaintenanceWords } from '../english/maintenance.ts'

export const maintenance = {
  title: 'ஆப் பராமரிப்பு',
  heading: 'ஆப்பைச் சரிசெய்து வருகிறோம்',
  from: 'தொடக்கம்',
  to: 'முடிவு',
  singaporeTime: 'சிங்கப்பூர் நேரம்',
  byItself: 'நீங்கள் எதுவும் செய்ய வேண்டாம். ஆப் சரியானதும் இந்தப் பக்கம் தானாகவே தொடரும்.',
  typedStays: 'இதே பக்கத்துக்குத் திரும்புவீர்கள். டைப் செய்தது அப்படியே இருக்கும்.',
  moneyIsSafe: 'இப்போதுதான் பணம் கட்டியிருந்தால், உங்கள் பணம் பாதுகாப்பாக உள்ளது. பிறகு பணம் கட்டியதாகக் காட்டும்.',
  checkAgain: 'மீண்டும் பார்க்க',
  over: 'MWC வேலை செய்கிறது',
  overText: 'இப்போது பராமரிப்பு எதுவும் இல்லை.',
  soon: 'ஆப் பராமரிப்பு',
  soonText: (from: string, to: string) => `${from} முதல் ${to} வரை (சிங்கப்பூர் நேரம்). அப்போது ஆப் வேலை செய்யாது.`,
} satisfies MaintenanceWords
