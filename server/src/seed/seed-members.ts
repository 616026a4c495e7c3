import { randomBytes, randomUUID } from 'node:crypto'
import { consentWording } from '@mwc/contract/account/people/consent-wording'
import type { PlanCode } from '@mwc/contract/membership/plan-codes'
import { createMember } from '../features/account/people/create-member.ts'
import { addTerm } from '../features/membership/add-term.ts'
import { makeTransactionNumber } from '../features/payments/orders/make-transaction-number.ts'
import { hashPassword } from '../keys/password-hash.ts'
import type { Dependencies } from '../dependencies.ts'
import { dayOf, toDate } from '../ports/clock.ts'
import type { Tx } from '../database/database.ts'

const password = 'Harbour7Crane'
const consents = { declaration: true, membership: true, marketingSms: false, marketingMessaging: false, marketingCall: false }

/** Invented people, one for each state that a membership can be in; `paidDaysAgo` and the plan make the state. */
const people = [
  {
    mobile: '+6581000001',
    fullName: 'Rahim Uddin',
    fin: 'G6046409Q',
    nationality: 'BD',
    birthDay: '1990-03-09',
    language: 'english',
    plan: '1year',
    priceCents: 1500,
    paidDaysAgo: 90,
  },
  { mobile: '+6581000002', fullName: 'Murugan Selvam', fin: 'F1234567N', nationality: 'IN', birthDay: '1988-07-21', language: 'india' },
  {
    mobile: '+6581000003',
    fullName: 'Chen Guowei',
    fin: 'M1234567K',
    nationality: 'CN',
    birthDay: '1985-11-02',
    language: 'chinese',
    plan: '6months',
    priceCents: 900,
    paidDaysAgo: 215,
  },
  {
    mobile: '+6581000004',
    fullName: 'Abdul Karim',
    fin: 'G2943157X',
    nationality: 'BD',
    birthDay: '1993-01-15',
    language: 'bengali',
    plan: '6months',
    priceCents: 900,
    paidDaysAgo: 500,
  },
] as const

/** The four members to try the example programme with. */
export async function seedMembers(tx: Tx, deps: Dependencies): Promise<void> {
  const passwordHash = await hashPassword(password)
  for (const person of people) {
    const joined = deps.clock.now().subtract({ hours: 24 * ('paidDaysAgo' in person ? person.paidDaysAgo : 1) })
    const { mobile, fullName, fin, nationality, birthDay, language } = person
    const work = { company: 'Harbour Works Pte Ltd', sector: '1', occupation: 'Site worker' }
    const member = {
      mobile,
      fullName,
      fin,
      nationality,
      birthDay,
      language,
      gender: '01',
      ...work,
      passwordHash,
      consents,
      wording: consentWording,
    }
    const memberId = await createMember(tx, deps.encryption, member, joined)
    // Somebody who tries the programme out is no stranger to a number that was given back: a code opens these accounts too.
    await tx
      .updateTable('member')
      .set({ last_used_at: toDate(deps.clock.now()) })
      .where('id', '=', memberId)
      .execute()
    if ('plan' in person) await seedPaidTerm(tx, memberId, person, joined)
  }
}

async function seedPaidTerm(
  tx: Tx,
  memberId: string,
  { plan, priceCents }: { plan: PlanCode; priceCents: number },
  paid: Temporal.Instant,
) {
  const [orderId, paymentId, at] = [randomUUID(), randomUUID(), toDate(paid)]
  const months = plan === '1year' ? 12 : 6
  await tx
    .insertInto('member_order')
    .values({
      id: orderId,
      member_id: memberId,
      plan_code: plan,
      months,
      price_cents: priceCents,
      discount_cents: 0,
      total_cents: priceCents,
      free_months: 0,
      state: 'settled',
      created_at: at,
      ended_at: at,
    })
    .execute()
  await tx
    .insertInto('payment')
    .values({
      id: paymentId,
      order_id: orderId,
      member_id: memberId,
      attempt: 1,
      transaction_number: makeTransactionNumber(dayOf(paid), randomBytes(8)),
      method: 'paynow',
      gateway: 'simulator',
      state: 'paid',
      amount_cents: priceCents,
      pay_number: `EXAMPLE-SEED-${paymentId.slice(0, 8)}`,
      idempotency_key: randomUUID(),
      request_digest: '',
      created_at: at,
      expires_at: at,
      settled_at: at,
    })
    .execute()
  await tx
    .insertInto('charge')
    .values({
      id: randomUUID(),
      gateway: 'simulator',
      charge_id: `seed-${paymentId}`,
      payment_id: paymentId,
      amount_cents: priceCents,
      currency: 'SGD',
      settled_at: at,
      received_at: at,
      outcome: 'honoured',
    })
    .execute()
  await addTerm(tx, memberId, { months, paidOn: dayOf(paid), source: 'payment', paymentId, at })
}
