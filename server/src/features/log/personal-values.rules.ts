import { erased } from '@mwc/contract/log/acts'

/** Fields of an act about a member whose values say something of the person. */
const personalFields: ReadonlySet<string> = new Set([
  'fullName',
  'memberName',
  'mobile',
  'newMobile',
  'fin',
  'finLastFour',
  'birthDate',
  'nationality',
  'gender',
  'sector',
  'occupation',
  'company',
  'note',
  'text',
])

/** What stands in the clear in place of a personal value. */
const marker = { personal: true }
const isMarker = (value: unknown) => typeof value === 'object' && value !== null && JSON.stringify(value) === JSON.stringify(marker)

/** Personal values by where they stood: `after.member.mobile`. */
export type PersonalValues = Record<string, unknown>

function replaceEach(value: unknown, path: string, replace: (value: unknown, path: string, field: string) => unknown, field = ''): unknown {
  const replaced = replace(value, path, field)
  if (replaced !== value || typeof value !== 'object' || value === null) return replaced
  const within = (key: string, one: unknown) => replaceEach(one, `${path}.${key}`, replace, key)
  if (Array.isArray(value)) return value.map((one, i) => within(String(i), one))
  return Object.fromEntries(Object.entries(value).map(([key, one]) => [key, within(key, one)]))
}

/** Takes the personal values out of what an act changed, and its reason, of which an empty text stays. */
export function takePersonal(act: { reason: string | null; before: unknown; after: unknown }): {
  clear: typeof act
  personal: PersonalValues
} {
  const personal: PersonalValues = {}
  const take = (value: unknown, path: string, field: string) => {
    if (value === null || value === undefined || !personalFields.has(field)) return value
    personal[path] = value
    return marker
  }
  const [before, after] = [replaceEach(act.before, 'before', take), replaceEach(act.after, 'after', take)]
  if (act.reason === null) return { clear: { reason: null, before, after }, personal }
  return { clear: { reason: '', before, after }, personal: { ...personal, reason: act.reason } }
}

/** Puts personal values back in their places; null for values whose key is destroyed. */
export function putPersonal(value: unknown, path: 'before' | 'after', personal: PersonalValues | null): unknown {
  return replaceEach(value, path, (one, at) => (isMarker(one) ? (personal?.[at] ?? erased) : one))
}
