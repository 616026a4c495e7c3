import { programmeZone } from '../ports/clock.ts'

export type PayNowFields = {
  /** Unique entity number of the payee. */
  uen: string
  /** Singapore cents, above 0. */
  amountCents: number
  /** The payment's end; written to the second in Singapore time. */
  expiry: Temporal.Instant
  /** Payee's name, at most 25 characters. */
  name: string
  /** What the payee finds the payment by, at most 25 characters. */
  reference: string
}

/** One EMVCo data object: two-digit id, two-digit length, value. */
function field(id: string, value: string, max = 99): string {
  if (!/^[\x20-\x7e]+$/.test(value) || value.length > max)
    throw new RangeError(`QR field ${id} takes 1 to ${max} printable ASCII characters`)
  return `${id}${String(value.length).padStart(2, '0')}${value}`
}

/** CRC-16/CCITT-FALSE (polynomial 1021, start FFFF, not reflected) in upper-case hex; `123456789` gives 29B1. */
export function crc16(text: string): string {
  let crc = 0xffff
  for (const byte of Buffer.from(text, 'utf8')) {
    crc ^= byte << 8
    for (let bit = 0; bit < 8; bit += 1) crc = (crc & 0x8000 ? (crc << 1) ^ 0x1021 : crc << 1) & 0xffff
  }
  return crc.toString(16).toUpperCase().padStart(4, '0')
}

/**
 * The text of a dynamic PayNow QR with a fixed amount, in the layout of EMVCo's merchant-presented mode as SGQR uses it.
 * Throws a RangeError for a value that the layout cannot hold.
 */
export function payNowPayload({ uen, amountCents, expiry, name, reference }: PayNowFields): string {
  if (!Number.isSafeInteger(amountCents) || amountCents <= 0) throw new RangeError('the amount is a whole number of cents above 0')
  const until = expiry.toZonedDateTimeISO(programmeZone).toPlainDateTime().toString({ smallestUnit: 'second' })
  const amount = `${Math.floor(amountCents / 100)}.${String(amountCents % 100).padStart(2, '0')}`
  const payee = [
    field('00', 'SG.PAYNOW'),
    field('01', '2'),
    field('02', uen, 13),
    field('03', '0'),
    field('04', until.replace(/\D/g, ''), 14),
  ]
  const body = [
    field('00', '01'),
    field('01', '12'),
    field('26', payee.join('')),
    field('52', '0000'),
    field('53', '702'),
    field('54', amount, 13),
    field('58', 'SG'),
    field('59', name, 25),
    field('60', 'Singapore'),
    field('62', field('01', reference, 25)),
    '6304',
  ].join('')
  return body + crc16(body)
}

/** The data objects of one level, by id; null where the lengths do not add up. */
function fieldsOf(text: string): Map<string, string> | null {
  const fields = new Map<string, string>()
  for (let at = 0; at < text.length;) {
    const head = /^(\d{2})(\d{2})/.exec(text.slice(at, at + 4))
    const length = Number(head?.[2])
    if (!head?.[1] || at + 4 + length > text.length) return null
    fields.set(head[1], text.slice(at + 4, at + 4 + length))
    at += 4 + length
  }
  return fields
}

/** Reads what a camera saw in a PayNow QR; null when it is none, or its check sum says that it was misread. */
export function readPayNowPayload(text: string): PayNowFields | null {
  const seen = text.trim()
  if (seen.length > 512 || crc16(seen.slice(0, -4)) !== seen.slice(-4)) return null
  const fields = fieldsOf(seen)
  const payee = fieldsOf(fields?.get('26') ?? '')
  const reference = fieldsOf(fields?.get('62') ?? '')?.get('01')
  const amount = /^(\d{1,10})\.(\d{2})$/.exec(fields?.get('54') ?? '')
  const until = /^(\d{4})(\d{2})(\d{2})(\d{2})(\d{2})(\d{2})$/.exec(payee?.get('04') ?? '')
  if (payee?.get('00') !== 'SG.PAYNOW' || fields?.get('53') !== '702' || !reference || !amount || !until) return null
  const [year = 0, month = 0, day = 0, hour = 0, minute = 0, second = 0] = until.slice(1).map(Number)
  try {
    return {
      uen: payee.get('02') ?? '',
      amountCents: Number(amount[1]) * 100 + Number(amount[2]),
      expiry: Temporal.ZonedDateTime.from(
        { timeZone: programmeZone, year, month, day, hour, minute, second },
        { overflow: 'reject' },
      ).toInstant(),
      name: fields.get('59') ?? '',
      reference,
    }
  } catch (error) {
    if (error instanceof RangeError) return null
    throw error
  }
}
