import { beforeEach, expect, test, vi } from 'vitest'

const kept = new Map<string, string>()
vi.stubGlobal('sessionStorage', {
  getItem: (key: string) => kept.get(key) ?? null,
  setItem: (key: string, value: string) => kept.set(key, value),
})

beforeEach(() => {
  kept.clear()
  vi.resetModules()
})

const empty = await (await import('./sign-up.draft.ts')).getDraft()

const strange = [
  ['', ''],
  ['null', 'null'],
  ['[', '"text"'],
  ['7', '[[]]'],
  ['{"areaCode":"+1","mobile":"81000001"}', '{"fields":7,"code":"signUp","proof":[],"notMine":"yes"}'],
  ['{"areaCode":"+65","mobile":{}}', '{"fields":{"fullName":{},"declaration":"true"},"passwordProof":7,"lostProof":{}}'],
  ['{"__proto__":{"mobile":"81000001"}}', '{"__proto__":{"notMine":true},"fields":{"__proto__":{"fin":"x"},"constructor":1}}'],
  [`{"mobile":"${'8'.repeat(1_000_000)}"}`, `{"fields":{"fullName":"${'A'.repeat(1_000_000)}"},"lostProof":"${'A'.repeat(1_000_000)}"}`],
  ['{}', '{"proof":{"proof":"p","proofExpiresAt":"2999-01-01","known":"toString","to":"+6581000001"}}'],
  ['{}', '{"code":{"purpose":"signUp","to":"+6581000001","resendAt":"soon"}}'],
] as const

test.each(strange.map(([number, draft]) => [number.slice(0, 40), draft.slice(0, 40), number, draft] as const))(
  'a kept number %s and draft %s that no form wrote are an empty draft',
  async (_number, _draft, number, draft) => {
    kept.set('MOBILE_TEMP', number).set('SIGN_UP_DRAFT', draft)
    const { getDraft } = await import('./sign-up.draft.ts')
    expect(getDraft()).toEqual(empty)
  },
)

test('what a form kept is there again', async () => {
  const first = await import('./sign-up.draft.ts')
  const code = { purpose: 'signUp' as const, to: '+6581000001', resendAt: 7 }
  const proof = { proof: 'p', proofExpiresAt: '2999-01-01T00:00:00Z', known: 'new' as const, to: '+6581000001' }
  const fields = { ...empty.fields, fullName: 'Kamal', declaration: true }
  first.changeDraft({
    number: { areaCode: '+65', mobile: '81000001' },
    code,
    proof,
    passwordProof: 'q',
    notMine: true,
    lostProof: 'gone',
    fields,
  })
  vi.resetModules()
  const { getDraft } = await import('./sign-up.draft.ts')
  expect(getDraft()).toEqual(first.getDraft())
})
