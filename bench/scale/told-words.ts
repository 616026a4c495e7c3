import { languages, type Language } from '@mwc/contract/language/language'
import type { NotificationKind, NotificationTarget, ReminderStage } from '@mwc/contract/notifications/notification-kinds'
import { type StoredNotification, wordsOfStored } from '../../server/src/words/stored-notification.ts'

/** Words of what is told, in a language: `day` is the end of a membership and `cents` money, where it speaks of one. */
export type ToldWords = {
  what: string
  day: string | null
  cents: number | null
  language: Language
  kind: NotificationKind
  title: string
  text: string
  kept: string
  opens: NotificationTarget
}

const helpline = '6536 2692'
/** As `send-reminders.ts` words each stage on its day. */
const textOfStage = { d30: 'endsSoon', d7: 'endsSoon', d1: 'endsTomorrow', after: 'hasEnded' } as const satisfies Record<
  ReminderStage,
  string
>

/** What is told now and then beside money, reminders and news. */
export const others = ['lookedUp', 'answered', 'phonesLoggedOut'] as const
const ofOthers: readonly { stored: StoredNotification; kind: NotificationKind; opens: NotificationTarget }[] = [
  { stored: { text: 'lookedUp' }, kind: 'card', opens: 'card' },
  {
    stored: { text: 'answered', answer: 'We are open on Sunday from 9 to 5. Please bring your work permit.' },
    kind: 'message',
    opens: 'messages',
  },
  { stored: { text: 'phonesLoggedOut', helpline }, kind: 'account', opens: 'account' },
]

type About = Pick<ToldWords, 'what' | 'kind' | 'opens'> & Partial<Pick<ToldWords, 'day' | 'cents'>>

function worded({ what, day = null, cents = null, kind, opens }: About, stored: StoredNotification): ToldWords[] {
  return languages.flatMap((language) => {
    const words = wordsOfStored(stored, language)
    return words ? [{ what, day, cents, language, kind, ...words, kept: JSON.stringify(stored), opens }] : []
  })
}

/**
 * The words of reminders, of money and of the others.
 * @param days on which memberships end that are reminded of
 * @param paid what was paid, and until when
 */
export function toldWords(days: readonly string[], paid: readonly { cents: number; day: string }[]): ToldWords[] {
  const reminders = Object.entries(textOfStage).flatMap(([what, text]) =>
    days.flatMap((day) => worded({ what, day, kind: 'reminder', opens: 'renew' }, { text, lastDay: day })),
  )
  const money = paid.flatMap(({ cents, day }) =>
    worded(
      { what: 'paid', day, cents, kind: 'payment', opens: 'payments' },
      { text: 'moneyReceived', cents, currency: 'SGD', lastDay: day },
    ),
  )
  return [...reminders, ...money, ...ofOthers.flatMap(({ stored, ...about }) => worded({ what: stored.text, ...about }, stored))]
}

/** What staff write to everybody, in turn. */
export const news: readonly Record<'title' | 'text', Record<Language, string>>[] = [
  {
    title: {
      english: 'Free health check on Sunday',
      chinese: '星期天免费体检',
      bengali: 'রবিবার বিনামূল্যে স্বাস্থ্য পরীক্ষা',
      india: 'ஞாயிறு இலவச உடல் பரிசோதனை',
    },
    text: {
      english: 'Doctors see you from 10 to 4. Bring your work permit; no appointment is needed.',
      chinese: '医生上午10点到下午4点看诊。请带工作准证，无需预约。',
      bengali: 'সকাল ১০টা থেকে বিকেল ৪টা। ওয়ার্ক পারমিট আনুন।',
      india: 'காலை 10 முதல் மாலை 4 வரை. பணி அனுமதி கொண்டு வரவும்.',
    },
  },
  {
    title: { english: 'English classes begin', chinese: '英语班开课', bengali: 'ইংরেজি ক্লাস শুরু', india: 'ஆங்கில வகுப்புகள்' },
    text: {
      english: 'Every Sunday at 2 for ten weeks, free for members. Put your name down at the counter.',
      chinese: '每个星期天下午2点，共十周，会员免费。请到柜台报名。',
      bengali: 'প্রতি রবিবার দুপুর ২টায়, দশ সপ্তাহ। কাউন্টারে নাম দিন।',
      india: 'ஞாயிறு பிற்பகல் 2 மணி, பத்து வாரம். கவுண்டரில் பதிவு செய்யவும்.',
    },
  },
  {
    title: { english: 'Beware of fake job offers', chinese: '小心假招工', bengali: 'ভুয়া চাকরির প্রস্তাব', india: 'போலி வேலை வாய்ப்புகள்' },
    text: {
      english: 'Nobody may ask you for money for a job. Call us before you pay anybody.',
      chinese: '任何人都不能为工作向您收钱。付款前请先打电话给我们。',
      bengali: 'চাকরির জন্য কেউ টাকা চাইতে পারে না। আগে ফোন করুন।',
      india: 'வேலைக்கு பணம் கேட்கக் கூடாது. முதலில் எங்களை அழைக்கவும்.',
    },
  },
]
