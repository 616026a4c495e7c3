/** HTTP's, SMS providers' and gateways' codes have at most five digits. Members' codes have six, their numbers eight. */
const shortNumber = /^\d{1,5}$/
/** Names of faults: Node's (`ECONNREFUSED`, `ERR_TLS_…`), gateways' (`card_declined`), classes'. Keys and FINs have digits. */
const name = /^(?=.{1,40}$)[A-Za-z]+(_[A-Za-z]+)*$/
/** PostgreSQL's SQLSTATE. */
const sqlState = /^[0-9A-Z]{5}$/

type Fault = { code?: unknown; status?: unknown; name?: unknown; cause?: unknown }

/**
 * A fault's code, at most 40 characters: all that may be kept of it.
 * Its text may hold a party's keys, a number, a code or a FIN.
 */
export function faultCode(error: unknown): string {
  const fault = (typeof error === 'object' && error !== null ? error : {}) as Fault
  const cause = (typeof fault.cause === 'object' && fault.cause !== null ? fault.cause : {}) as Fault
  // A DOMException's code is a number of its own that says nothing to anybody.
  const codes = error instanceof DOMException ? [fault.name] : [fault.code, fault.status, cause.code, fault.name]
  const known = codes.filter((code) => typeof code === 'string' || typeof code === 'number').map(String)
  return known.find((code) => shortNumber.test(code) || sqlState.test(code) || name.test(code)) ?? 'fault'
}
