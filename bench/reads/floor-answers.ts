import { maskMobile } from '@mwc/contract/fields/mobile-number'

/** What the floor answers with: the same data as the server, made of its rows in the plainest way. */
export type Row = Record<string, unknown>

const pageLength = 20
const iso = (moment: unknown) => (moment as Date | null)?.toISOString() ?? null
const dayNumber = (day: string) => Date.parse(day) / 86_400_000
/** In Singapore, which has no summer time. */
const today = () => new Date(Date.now() + 8 * 3_600_000).toISOString().slice(0, 10)

function cut(rows: readonly Row[], moment: string, prefix = '') {
  const page = rows.slice(0, pageLength)
  const last = page.at(-1)
  return {
    page,
    nextCursor: last && rows.length > pageLength ? `${prefix}${(last[moment] as Date).getTime()}_${String(last['id'])}` : null,
  }
}

/** Of terms in order of days: the run that ends last, and what it makes of today. */
function membershipOf(terms: readonly (readonly [string, string])[], arrearsDays: number, deactivated: boolean) {
  let firstDay: string | null = null
  for (const [i, [from]] of terms.entries()) {
    const before = terms[i - 1]
    if (!before || dayNumber(before[1]) + 1 !== dayNumber(from)) firstDay = from
  }
  const lastDay = terms.at(-1)?.[1] ?? null
  const now = today()
  const common = { deactivated, firstDay, lastDay, checkedAt: new Date().toISOString() }
  if (deactivated) return { status: 'inactive', vipStatus: '3', ...common, daysLeft: 0 }
  if (lastDay === null || (terms[0]?.[0] ?? '') > now) return { status: 'pendingPayment', vipStatus: '2', ...common, daysLeft: 0 }
  const isCovered = terms.some(([from, to]) => from <= now && now <= to)
  const daysLeft = dayNumber(lastDay) - dayNumber(now) + 1
  if (isCovered) return { status: 'active', vipStatus: '1', ...common, daysLeft }
  return { status: 1 - daysLeft <= arrearsDays ? 'arrears' : 'inactive', vipStatus: '3', ...common, daysLeft: 0 }
}

export function meAnswer([row]: readonly Row[]) {
  if (!row) return null
  const consents = (row['consents'] ?? {}) as Record<string, boolean>
  const given = (kind: string) => consents[kind] ?? false
  return {
    user: {
      id: row['id'],
      fullName: row['full_name'],
      memberNumber: row['member_number'],
      mobile: maskMobile(row['mobile'] as string),
      finLastFour: row['fin_last_four'],
      nationality: row['nationality'],
      language: row['language'],
    },
    membership: membershipOf((row['terms'] ?? []) as [string, string][], Number(row['arrears'] ?? 90), row['deactivated'] as boolean),
    continuePaymentId: row['continued'],
    latePaymentId: row['continued'] ? null : row['late'],
    mayBePaidId: row['awaited'] ?? row['late'],
    paidLatelyId: row['paid_lately'],
    reviewedPaymentId: row['reviewed'],
    reviewOnlyGoesBack: row['only_back'] ?? false,
    reviewCameTwice: row['twice'] ?? false,
    consents: {
      marketingSms: given('marketingSms'),
      marketingMessaging: given('marketingMessaging'),
      marketingCall: given('marketingCall'),
    },
    mustSetPassword: row['unset'],
    unreadNotifications: row['unread'],
    moveAsked: row['move_asked'],
    photo: row['photo_key'],
  }
}

export function paymentsAnswer(rows: readonly Row[]) {
  if (rows.length === 0) return null
  const { page, nextCursor } = cut(
    rows.filter(({ id }) => id !== null),
    'created_at',
  )
  const serverTime = new Date().toISOString()
  const payments = page.map((row) => ({
    id: row['id'],
    transactionNumber: row['transaction_number'],
    method: row['method'],
    state: row['state'],
    plan: row['plan_code'],
    months: row['months'],
    freeMonths: row['free_months'],
    amountCents: row['amount_cents'],
    promoCode: row['promo_code'],
    payNumber: row['pay_number'],
    createdAt: iso(row['created_at']),
    expiresAt: iso(row['expires_at']),
    paidAt: iso(row['settled_at']),
    validFrom: row['first_day'],
    validTo: row['last_day'],
    version: row['version'],
    qrText: row['state'] === 'awaiting' ? row['qr_text'] : null,
    payee: null,
    moneyUnderReview: row['under_review'],
    cameCents: row['came_cents'],
    settledCents: row['settled_cents'],
    cameTwice: row['came_twice'],
    extraSentBackCents: row['extra_back_cents'],
    canContinue: row['order_state'] === 'open' && !row['superseded'] && !['toReview', 'refunded'].includes(String(row['state'])),
    paidSince: ['failed', 'expired', 'cancelled'].includes(String(row['state'])) && row['paid_since'],
    mayStillCome: row['may_still_come'] ?? false,
    mayComeTwice: row['may_come_twice'] ?? false,
    earlierMayCome: row['earlier_may_come'] ?? false,
    paidBeside: row['paid_beside'] ?? false,
    serverTime,
  }))
  return { payments, nextCursor }
}

export function inboxAnswer(rows: readonly Row[]) {
  if (rows.length === 0) return null
  const { page, nextCursor } = cut(
    rows.filter(({ id }) => id !== null),
    'created_at',
  )
  const notifications = page.map(({ id, kind, title, text, opens, about, created_at, read }) => ({
    id,
    kind,
    title,
    text,
    opens,
    ...(about !== null && { about }),
    at: iso(created_at),
    read,
  }))
  return { notifications, nextCursor, unread: rows[0]?.['unread'] }
}

export function newsAnswer(rows: readonly Row[]) {
  const { page, nextCursor } = cut(rows, 'publish_from', 'n')
  const news = page.map(({ id, in_english, title, summary, publish_from, picture_id, width, height, focus }) => ({
    id,
    inEnglish: in_english,
    title,
    summary,
    publishedAt: iso(publish_from),
    picture: picture_id === null ? null : { id: picture_id, width, height, ...(focus !== null && { focus }) },
  }))
  return { news, nextCursor }
}
