/** What people and programs send in place of a value that is right. `undefined` is the field left out. */
export const wrong: [string, unknown][] = [
  ['missing', undefined],
  ['empty', ''],
  ['blank', '   '],
  ['too long', 'a'.repeat(5000)],
  ['too many digits', '9'.repeat(400)],
  ['a number', 12345],
  ['a negative number', -1],
  ['a fraction', 0.5],
  ['a huge number', 1e308],
  ['a boolean', true],
  ['null', null],
  ['a list', ['a', 'b']],
  ['an object', { length: 9 }],
  ['Bengali', 'রহিম উদ্দিন'],
  ['Chinese', '张伟'],
  ['other digits', '৮১০০০০০১'],
  ['emoji', 'Rahim 😀'],
  ['half an emoji', 'Rahim \ud83d'],
  ['NUL', 'Rahim\u0000'],
  ['control characters', 'Rahim\u0007\u001b[2J\r\nSet-Cookie: a'],
  ['direction override', 'Rahim\u202e'],
  ['SQL', "Robert'); drop table member; --"],
  ['HTML', '<script>alert(1)</script>'],
]

/** A value as a call gets it: an address carries text alone, and no half of a character. */
export function asSent({ method, path }: { method: string; path: string }, field: string, value: unknown): unknown {
  const isInAddress = method === 'GET' || path.includes(`:${field}`)
  return isInAddress && value !== undefined && !Array.isArray(value) ? String(value).toWellFormed() : value
}
