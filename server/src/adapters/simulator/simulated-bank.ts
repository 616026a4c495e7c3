import { randomBytes } from 'node:crypto'
import { type RawBuilder, sql } from 'kysely'
import type { OpenDatabase } from '../../database/database.ts'
import { type Clock, toDate } from '../../ports/clock.ts'

/** Answers at once, never, after five seconds, or does what was asked and loses the answer. */
export const gatewayModes = ['up', 'down', 'slow', 'lostAnswer'] as const
export type GatewayMode = (typeof gatewayModes)[number]

/** The two that take money: the bank behind a PayNow QR, and the NETS machine. Each has books and a switch of its own. */
export const parties = ['bank', 'nets'] as const
export type Party = (typeof parties)[number]

/** How often a simulated gateway may be asked in a minute: it answers from a table. */
export const checksAMinute = 6_000

export type BankCharge = { chargeId: string; amountCents: number; settledAt: Date }
export type BankPayment = {
  transactionNumber: string
  payNumber: string
  amountCents: number
  expiresAt: Date
  qrText: string
  failureReason: string | null
  payLateAt: Date | null
  createdAt: Date
  charges: BankCharge[]
}

const columns = `p.transaction_number as "transactionNumber", p.pay_number as "payNumber", p.amount_cents as "amountCents",
  p.expires_at as "expiresAt", p.qr_text as "qrText", p.failure_reason as "failureReason", p.pay_late_at as "payLateAt", p.created_at as "createdAt"`

/** The books of one party: payments that were opened, money that was taken, callbacks that were written. */
export function simulatedBank(open: OpenDatabase, clock: Clock, party: Party = 'bank') {
  const switchName = party === 'bank' ? 'gateway' : party
  const run = async <Row>(text: string, values: unknown[]) => (await open.executeSql(text, values)).rows as Row[]

  async function withCharges(payments: Omit<BankPayment, 'charges'>[]): Promise<BankPayment[]> {
    const charges = await run<BankCharge & { transactionNumber: string }>(
      `select charge_id as "chargeId", transaction_number as "transactionNumber", amount_cents as "amountCents", settled_at as "settledAt"
       from simulator.charge where transaction_number = any($1::text[]) order by settled_at, charge_id`,
      [payments.map((payment) => payment.transactionNumber)],
    )
    return payments.map((payment) => ({
      ...payment,
      charges: charges
        .filter((charge) => charge.transactionNumber === payment.transactionNumber)
        .map(({ chargeId, amountCents, settledAt }) => ({ chargeId, amountCents, settledAt })),
    }))
  }

  return {
    /** Opens a payment; one that is open under this transaction number stays as it is. */
    async open(payment: Pick<BankPayment, 'transactionNumber' | 'payNumber' | 'amountCents' | 'expiresAt' | 'qrText'>): Promise<void> {
      await run(
        `insert into simulator.payment (transaction_number, pay_number, amount_cents, expires_at, qr_text, created_at, party)
         values ($1, $2, $3, $4, $5, $6, $7) on conflict (transaction_number) do nothing`,
        [payment.transactionNumber, payment.payNumber, payment.amountCents, payment.expiresAt, payment.qrText, toDate(clock.now()), party],
      )
    },
    async find(transactionNumber: string): Promise<BankPayment | null> {
      const found = await run<BankPayment>(`select ${columns} from simulator.payment p where p.transaction_number = $1 and p.party = $2`, [
        transactionNumber,
        party,
      ])
      return (await withCharges(found))[0] ?? null
    },
    async findByPayNumber(payNumber: string): Promise<BankPayment | null> {
      const found = await run<BankPayment>(`select ${columns} from simulator.payment p where p.pay_number = $1 and p.party = $2`, [
        payNumber,
        party,
      ])
      return (await withCharges(found))[0] ?? null
    },
    async latest(): Promise<BankPayment[]> {
      return withCharges(
        await run<BankPayment>(`select ${columns} from simulator.payment p where p.party = $1 order by p.created_at desc limit 30`, [
          party,
        ]),
      )
    },
    /** Takes money now. The charge's id is what a machine prints on its slip. */
    async charge(transactionNumber: string, amountCents: number): Promise<BankCharge> {
      const charge = { chargeId: `EXAMPLE-${randomBytes(8).toString('hex').toUpperCase()}`, amountCents, settledAt: toDate(clock.now()) }
      await run('insert into simulator.charge (charge_id, transaction_number, amount_cents, settled_at) values ($1, $2, $3, $4)', [
        charge.chargeId,
        transactionNumber,
        amountCents,
        charge.settledAt,
      ])
      return charge
    },
    async fail(transactionNumber: string, reason: string): Promise<void> {
      await run('update simulator.payment set failure_reason = $2 where transaction_number = $1', [transactionNumber, reason])
    },
    async payLater(transactionNumber: string, at: Date): Promise<void> {
      await run('update simulator.payment set pay_late_at = $2 where transaction_number = $1', [transactionNumber, at])
    },
    /** When the next late payment is to be made, at either party. */
    selectNextLate: (): RawBuilder<Date | null> => sql`select min(pay_late_at) from simulator.payment where pay_late_at is not null`,
    /** Payments whose late moment has come; each is handed out once, to one process. */
    async takeLate(): Promise<{ transactionNumber: string; amountCents: number }[]> {
      return run(
        `update simulator.payment set pay_late_at = null where pay_late_at <= $1 and party = $2
         returning transaction_number as "transactionNumber", amount_cents as "amountCents"`,
        [toDate(clock.now()), party],
      )
    },
    /** Keeps a callback, so that it can be sent again as it was. */
    async keepCallback(transactionNumber: string, body: string): Promise<void> {
      await run('insert into simulator.callback (transaction_number, body) values ($1, $2)', [transactionNumber, body])
    },
    async callbacksOf(transactionNumber: string): Promise<string[]> {
      const kept = await run<{ body: string }>('select body from simulator.callback where transaction_number = $1 order by id', [
        transactionNumber,
      ])
      return kept.map(({ body }) => body)
    },
    async mode(): Promise<GatewayMode> {
      const [row] = await run<{ value: GatewayMode }>('select value from simulator.switch where name = $1', [switchName])
      return row?.value ?? 'up'
    },
    async setMode(mode: GatewayMode): Promise<void> {
      await run('insert into simulator.switch (name, value) values ($1, $2) on conflict (name) do update set value = $2', [
        switchName,
        mode,
      ])
    },
  }
}

export type SimulatedBank = ReturnType<typeof simulatedBank>
