import type { CampaignPicture } from '@mwc/contract/campaigns/campaign-kinds'
import type { InEveryLanguage } from '@mwc/contract/language/language'
import { randomUUID } from 'node:crypto'
import type { Dependencies } from '../dependencies.ts'
import { toDate } from '../ports/clock.ts'
import type { Tx } from '../database/database.ts'
import type { Audience } from '../database/tables/campaign-tables.ts'

type Seed = {
  name: InEveryLanguage
  text: InEveryLanguage
  picture: CampaignPicture
  stock: number
  auto_claim: boolean
  audience: Partial<Audience>
} & (
  | { reward_kind: 'freeMonths'; reward_months: number }
  | { reward_kind: 'voucher'; voucher_name: InEveryLanguage; voucher_terms: InEveryLanguage; voucher_days: number; shop: string }
)

const everybody: Audience = { statuses: null, nationalities: null, sectors: null, joinedWithinDays: null, plans: null }

/** Invented, as the shops of the example programme are, and marked as examples. */
export const campaigns: Seed[] = [
  {
    name: {
      english: 'Welcome meal',
      chinese: '新会员欢迎餐',
      bengali: 'নতুন সদস্যের ফ্রি খাবার',
      india: 'வெல்கம் சாப்பாடு',
    },
    text: {
      english: 'You are new here. Your first hot meal is free: rice or noodles with a drink. (Example)',
      chinese: '欢迎您加入。第一份热饭免费：一份饭或面，加一杯饮料。（示例）',
      bengali: 'আপনি নতুন সদস্য। প্রথম গরম খাবার ফ্রি: ভাত বা নুডলস, সঙ্গে একটি পানীয়। (নমুনা, আসল নয়)',
      india: 'நீங்கள் புதிய உறுப்பினர். முதல் சூடான சாப்பாடு இலவசம்: சோறு அல்லது நூடுல்ஸ், குடிக்க ஏதாவது. (உதாரணம்)',
    },
    picture: 'welcome',
    stock: 500,
    auto_claim: true,
    audience: { statuses: ['active'], joinedWithinDays: 180 },
    reward_kind: 'voucher',
    voucher_name: {
      english: 'One free hot meal',
      chinese: '免费热餐一份',
      bengali: 'একবেলা গরম খাবার ফ্রি',
      india: 'ஒரு வேளை சூடான சாப்பாடு இலவசம்',
    },
    voucher_terms: {
      english:
        'At Harbour Kitchen, any day from 11 am to 9 pm. Before you order, scan the shop’s QR code at the counter. One meal for one person.',
      chinese: '在 Harbour Kitchen 使用，每天 11:00–21:00。点餐前，在柜台扫店里的二维码。每人一份。',
      bengali: 'Harbour Kitchen‑এ যেকোনো দিন সকাল 11টা থেকে রাত 9টা পর্যন্ত। অর্ডার দেওয়ার আগে কাউন্টারে দোকানের QR স্ক্যান করুন। একজনের জন্য একবেলা খাবার।',
      india:
        'Harbour Kitchen‑ல் எந்த நாளும் காலை 11 மணி முதல் இரவு 9 மணி வரை. ஆர்டர் செய்வதற்கு முன் கவுண்டரில் கடையின் QR‑ஐ ஸ்கேன் செய்யவும். ஒருவருக்கு ஒரு வேளை சாப்பாடு.',
    },
    voucher_days: 30,
    shop: 'harbour-kitchen',
  },
  {
    name: {
      english: 'Come back: 1 month free',
      chinese: '欢迎回来：免费送 1 个月',
      bengali: 'ফিরে আসুন: 1 মাস ফ্রি',
      india: 'மீண்டும் வாருங்கள்: 1 மாதம் இலவசம்',
    },
    text: {
      english: 'Your membership has ended. Take one month free. It starts on the day you get it, and there is nothing to pay. (Example)',
      chinese: '您的会员已到期，欢迎您回来。免费领取 1 个月，从您领取那天开始，不用付款。（示例）',
      bengali:
        'আপনার সদস্যপদের মেয়াদ শেষ। আপনাকে আবার পেলে আমরা খুশি হব। এক মাস ফ্রি নিন। যেদিন নেবেন, সেদিন থেকেই শুরু, কোনো টাকা লাগবে না। (নমুনা, আসল নয়)',
      india: 'உங்கள் மெம்பர்ஷிப் முடிந்துவிட்டது. மீண்டும் வாருங்கள். ஒரு மாதம் இலவசம். பெற்றுக்கொள்ளும் நாளில் தொடங்கும், பணம் கட்ட வேண்டாம். (உதாரணம்)',
    },
    picture: 'comeBack',
    stock: 200,
    auto_claim: false,
    audience: { statuses: ['arrears', 'inactive'] },
    reward_kind: 'freeMonths',
    reward_months: 1,
  },
  {
    name: {
      english: 'S$5 top-up for 1-year members',
      chinese: '1 年会员送 S$5 话费',
      bengali: '1 বছরের সদস্যদের জন্য S$5 টপ-আপ',
      india: '1 வருட உறுப்பினர்களுக்கு S$5 டாப்-அப்',
    },
    text: {
      english: 'You joined for a whole year. You get S$5 for your prepaid SIM card, to call home. (Example)',
      chinese: '您开通了 1 年会员，送您预付卡话费 S$5，给家里打个电话吧。（示例）',
      bengali: 'আপনি পুরো এক বছরের সদস্য। বাড়িতে কথা বলুন আমাদের খরচে: আপনার প্রিপেইড সিমে S$5। (নমুনা, আসল নয়)',
      india: 'நீங்கள் ஒரு வருட உறுப்பினர். வீட்டுக்குப் பேசலாம், செலவு எங்களுடையது: உங்கள் ப்ரீபெய்டு சிம்முக்கு S$5. (உதாரணம்)',
    },
    picture: 'topUp',
    stock: 300,
    auto_claim: false,
    audience: { statuses: ['active'], plans: ['1year'] },
    reward_kind: 'voucher',
    voucher_name: {
      english: 'S$5 prepaid top-up',
      chinese: 'S$5 预付卡话费',
      bengali: 'S$5 প্রিপেইড টপ-আপ',
      india: 'S$5 ப்ரீபெய்டு டாப்-அப்',
    },
    voucher_terms: {
      english: 'At Marigold Mobile, for any prepaid SIM card of Singapore. Bring your phone. Once per member; not for cash.',
      chinese: '在 Marigold Mobile 使用，适用于任何新加坡预付卡。请带上手机。每位会员一次，不能换现金。',
      bengali: 'Marigold Mobile‑এ, সিঙ্গাপুরের যেকোনো প্রিপেইড সিমের জন্য। ফোন সঙ্গে আনুন। প্রতি সদস্য একবার; নগদ টাকা দেওয়া হয় না।',
      india: 'Marigold Mobile‑ல், சிங்கப்பூரின் எந்த ப்ரீபெய்டு சிம்முக்கும். போனைக் கொண்டு வரவும். ஒரு உறுப்பினருக்கு ஒரு முறை. பணமாகத் தரப்படாது.',
    },
    voucher_days: 60,
    shop: 'marigold-mobile',
  },
]

/**
 * Three campaigns that can be claimed for a year from the first start: one by itself, one from My Page, one by a tap.
 * @param shopIds of the example shops, by their keys: each voucher is used at one of them.
 */
export async function seedCampaigns(tx: Tx, { clock }: Pick<Dependencies, 'clock'>, shopIds: ReadonlyMap<string, string>): Promise<void> {
  const now = clock.now()
  const rows = campaigns.map((seed) => ({
    id: randomUUID(),
    name: JSON.stringify(seed.name),
    text: JSON.stringify(seed.text),
    picture: seed.picture,
    starts_at: toDate(now.subtract({ hours: 24 })),
    ends_at: toDate(now.add({ hours: 24 * 365 })),
    stock: seed.stock,
    auto_claim: seed.auto_claim,
    audience: JSON.stringify({ ...everybody, ...seed.audience }),
    reward_kind: seed.reward_kind,
    reward_months: seed.reward_kind === 'freeMonths' ? seed.reward_months : null,
    voucher_name: seed.reward_kind === 'voucher' ? JSON.stringify(seed.voucher_name) : null,
    voucher_terms: seed.reward_kind === 'voucher' ? JSON.stringify(seed.voucher_terms) : null,
    voucher_days: seed.reward_kind === 'voucher' ? seed.voucher_days : null,
    voucher_shops: seed.reward_kind === 'voucher' ? JSON.stringify([shopIds.get(seed.shop)]) : null,
    created_at: toDate(now),
  }))
  await tx.insertInto('campaign').values(rows).execute()
}
