import { createHash, randomInt } from 'node:crypto'
import * as z from 'zod/mini'
import type { Config } from '../config.ts'
import { type Clock, programmeZone } from '../ports/clock.ts'
import { faultOfStatus, GatewayAway, GatewayRefused } from '../ports/gateway-faults.ts'
import { PartySilent } from '../ports/party-faults.ts'
import type { PaymentGateway } from '../ports/payment-gateway.ts'
import { gatewayLimits } from './guard/limits.ts'
import { makeGuard, type Repeat } from './guard/make-guard.ts'
import { retryAfterMs } from './guard/retry-after.ts'
import { readJson } from './read-json.ts'

type NetsConfig = Pick<
  Config,
  'NETS_API_URL' | 'NETS_KEY_ID' | 'NETS_SECRET' | 'NETS_TERMINAL_ID' | 'NETS_MERCHANT_ID' | 'NETS_INSTITUTION_CODE' | 'publicUrl'
>

/** The host's own limit is not public. */
const checksAMinute = 300
/** Response codes: approved, in progress, timed out, not found (two of them), and those that say the payer's bank said no. */
const approved = '00'
const waiting = ['09', '68']
const unknown = ['12', '76']
const declined = ['03', '05', '13', '15', '55', '58']

/** What of a text there is; null, a number or more than the books hold is none. */
const textOf = (pattern: RegExp) =>
  z.pipe(
    z.optional(z.unknown()),
    z.transform((value) => (typeof value === 'string' && pattern.test(value) ? value : undefined)),
  )
/** A question is answered by its code alone: money that arrived must not wait for how the rest is written. */
const answer = z.object({
  response_code: z.string(),
  txn_identifier: textOf(/^[^\0]{1,170}$/),
  retrieval_ref: textOf(/^[ -~]{1,60}$/),
})
const notice = z.object({ invoice_ref: z.string().check(z.regex(/^WC\d{6}[2-9A-HJ-NP-Z]{8}$/)) })

/** Our transaction number without its first letter: the reference has room for 16 characters. */
const invoiceRef = (transactionNumber: string) => transactionNumber.slice(1)

/** One exchange with the host; a line that breaks is the host's being away, and so is no success. */
async function exchange(url: string, request: RequestInit): Promise<string> {
  const reply = await fetch(url, request).catch(() => Promise.reject(new PartySilent()))
  if (!reply.ok) throw faultOfStatus('NETS', { status: reply.status, retryAfterMs: retryAfterMs(reply.headers.get('retry-after')) })
  return reply.text().catch(() => Promise.reject(new PartySilent()))
}

const faultOf = (error: unknown) => (error instanceof PartySilent ? new GatewayAway('NETS did not answer') : error)

/** What an order is called for which the host gave no reference of its own. */
const ownNumber = (stan: string, date: string, time: string) => `${date}${time}${stan}`

/**
 * NETS by its dynamic QR, after third parties' published code: the merchant documentation is not public.
 * A notification may be unsigned, so it is only a notice, and the host is asked.
 * An order has no key: opened again it is another one at NETS, whose first QR nobody saw. So only its job repeats it.
 * Undefined without keys.
 */
export function netsGateway(config: NetsConfig, clock: Clock, limits = gatewayLimits): PaymentGateway | undefined {
  const { NETS_API_URL: url, NETS_KEY_ID: keyId, NETS_SECRET: secret, NETS_TERMINAL_ID: terminal } = config
  const { NETS_MERCHANT_ID: merchant, NETS_INSTITUTION_CODE: institution } = config
  if (!url || !keyId || !secret || !terminal || !merchant || !institution) return undefined
  const guard = makeGuard(limits, { name: 'NETS', faultOf, isAway: (error) => error instanceof GatewayAway })
  const terminalFields = {
    entry_mode: '000',
    condition_code: '85',
    institution_code: institution,
    host_tid: terminal,
    host_mid: merchant,
  }

  async function ask(path: string, repeat: Repeat, fields: object): Promise<z.output<typeof answer>> {
    const body = JSON.stringify(fields)
    const sign = createHash('sha256')
      .update(body + secret)
      .digest('base64')
    const headers = { 'content-type': 'application/json', KeyId: keyId ?? '', Sign: sign }
    const address = `${url}/qr/dynamic/v1/${path}`
    const text = await guard.call(repeat, (signal) => exchange(address, { method: 'POST', headers, body, redirect: 'manual', signal }))
    return answer.parse(JSON.parse(text))
  }

  return {
    name: 'nets',
    checksAMinute,
    isReachable: guard.isReachable,
    isOwnNumber(payNumber, handle) {
      const [stan = '', date = '', time = ''] = handle?.split(' ') ?? []
      return payNumber === ownNumber(stan, date, time)
    },
    async open({ transactionNumber, amountCents }) {
      const now = clock.now().toZonedDateTimeISO(programmeZone).toPlainDateTime().toString({ smallestUnit: 'second' }).replace(/\D/g, '')
      const [date, time] = [now.slice(4, 8), now.slice(8, 14)]
      const stan = String(randomInt(1, 1_000_000)).padStart(6, '0')
      const { response_code, txn_identifier, retrieval_ref } = await ask('order/request', 'never', {
        mti: '0200',
        process_code: '990000',
        amount: String(amountCents).padStart(12, '0'),
        stan,
        transaction_date: date,
        transaction_time: time,
        ...terminalFields,
        npx_data: { E103: terminal, E201: String(amountCents).padStart(12, '0'), E202: 'SGD' },
        invoice_ref: invoiceRef(transactionNumber),
        communication_data: [
          {
            type: 'https_proxy',
            category: 'URL',
            destination: `${config.publicUrl}/h5-api/callbacks/nets`,
            addon: { external_API_keyID: keyId },
          },
        ],
        getQRCode: 'Y',
      })
      // The code says whether the order was taken; it never says that anything was paid.
      // In progress, timed out, sent twice: nothing is decided, and it is asked for again as another order.
      if ([...waiting, '94'].includes(response_code)) throw new Error(`NETS did not take the order yet: ${response_code}`)
      if (response_code !== approved || !txn_identifier) throw new GatewayRefused('NETS', response_code)
      const payNumber = retrieval_ref?.trim().toUpperCase() || ownNumber(stan, date, time)
      return { payNumber, qrText: txn_identifier, handle: [stan, date, time, txn_identifier].join(' ') }
    },
    async query(transactionNumber, payNumber, known) {
      const [stan, date, time, ...rest] = known?.handle?.split(' ') ?? []
      if (!payNumber || !known || !stan || !date || !time) return { transactionNumber, state: 'unknown', charges: [] }
      const { response_code: code } = await ask('transaction/query', 'always', {
        mti: '0100',
        process_code: '330000',
        stan,
        transaction_date: date,
        transaction_time: time,
        ...terminalFields,
        txn_identifier: rest.join(' '),
        npx_data: { E103: terminal },
      })
      // A dynamic QR carries its amount and is collected once; the host names neither another amount nor the time.
      const charge = { chargeId: payNumber, amountCents: known.amountCents, currency: 'SGD', settledAt: clock.now() }
      if (code === approved) return { transactionNumber, state: 'settled', charges: [charge] }
      if (waiting.includes(code)) return { transactionNumber, state: 'waiting', charges: [] }
      if (unknown.includes(code)) return { transactionNumber, state: 'unknown', charges: [] }
      if (declined.includes(code)) return { transactionNumber, state: 'failed', charges: [], failureReason: code }
      throw Object.assign(new Error(`NETS answered a question with ${code}`), { code })
    },
    readCallback(rawBody) {
      const told = readJson(notice, rawBody)
      return told ? { ask: `M${told.invoice_ref}` } : 'ignore'
    },
  }
}
