import { stored } from '../../mobile/src/shared/stored/stored.ts'

/** What a key of the storage may hold that the app never wrote. */
export const hostileContents: Record<string, string> = {
  'nothing at all': '',
  'no JSON': '{"fullName":',
  null: 'null',
  'a list': '[[],{}]',
  'another kind in every property': JSON.stringify({
    fullName: { toString: 1 },
    memberNumber: [],
    areaCode: 65,
    mobile: { length: 8 },
    code: 'signUp',
    proof: { to: 7, known: '__proto__', proofExpiresAt: {} },
    fields: { fullName: null, gender: [], declaration: 'yes' },
    content: 1,
    key: {},
  }),
  'keys of every object': '{"__proto__":{"fullName":"x","token":"x"},"constructor":{"prototype":1},"fields":{"__proto__":{"fin":1}}}',
  'control characters': '\u0000\u0007\r\nSet-Cookie: x=1\u2028\u202e',
  'what no header takes': '☃☃☃ bearer ☃',
  'a script': '"><script>window.hacked=1</script><img src=x onerror="window.hacked=1">',
  // All keys together are just below what a browser stores.
  'all that fits': 'A'.repeat(Math.floor(5_000_000 / Object.keys(stored.localStorage).length)),
}

/** Every key under which the app stores something. */
export const storedKeys = { local: Object.keys(stored.localStorage), session: Object.keys(stored.sessionStorage) }
