import { randomUUID } from 'node:crypto'
import { listMembers } from '@mwc/contract/members/member-desk.calls'
import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { areaCodes } from '@mwc/contract/fields/mobile-number'
import { signInAtDesk, stayAtDesk } from '../../testing/fixtures/desk-fixtures.ts'
import { hostileTexts } from '../../testing/hostile-texts.ts'
import { startTestServer, type TestServer } from '../../testing/start-test-server.ts'
import { toDate } from '../../ports/clock.ts'
import { readMemberSearch } from '../../database/lists/member-search.rules.ts'

type Person = { id: string; memberNumber: string; fullName: string; mobile: string; finLastFour: string }

const given = [
  'Md',
  'Md.',
  'Mohammad',
  'Abdul',
  'Abdur',
  'Rahim',
  'Al-Amin',
  "D'Souza",
  'Wang',
  'Xiao Ming',
  'Aung',
  'MD',
  'rahman',
  'S/O',
  'J R',
]
const family = ['Rahman', 'Islam', 'Uddin', 'Kumar', 'Li', 'Zaw Htet', 'Santos', "O'Brien", 'Miah 2', '@ Raju', '(Jun)', '-', 'Noi-Ngam']

let server: TestServer
let token: string
let people: Person[]

beforeAll(async () => {
  server = await startTestServer()
  token = (await signInAtDesk(server, 'keeper', 'membership')).token
  const at = toDate(server.clock.now())
  people = given.flatMap((first, i) =>
    family.map((last, j) => {
      const n = i * family.length + j
      return {
        id: randomUUID(),
        memberNumber: `M${200_000 + n}${'ABCDEFGHJKL'[n % 11]}`,
        fullName: `${first} ${last}`,
        mobile: `${areaCodes[n % 3]}8${1_000_000 + n * 37}`,
        finLastFour: `${String((n * 7) % 1000).padStart(3, '0')}${'XWUTRQPNMLK'[n % 11]}`,
      }
    }),
  )
  const rows = people.map(({ id, memberNumber, fullName, mobile, finLastFour }) => ({
    id,
    member_number: memberNumber,
    full_name: fullName,
    birth_date: '1990-03-09',
    nationality: 'BD',
    gender: '01',
    company: 'Harbour Works',
    sector: '1',
    occupation: 'Rigger',
    language: 'english' as const,
    mobile,
    fin_last_four: finLastFour,
    fin_cipher: null,
    fin_hash: null,
    password_hash: null,
    created_at: at,
    last_used_at: at,
  }))
  await server.db.insertInto('member').values(rows).execute()
})
afterAll(() => server.close())

async function found(search: string): Promise<string[]> {
  await stayAtDesk(server)
  const ids: string[] = []
  for (let page = 1; ; page += 1) {
    const { rows } = await server.ok(listMembers, { search, page, pageSize: 100 }, { token })
    ids.push(...rows.map(({ id }) => id))
    if (rows.length < 100) return ids
  }
}

const letters = (text: string) => text.toLowerCase().split(/[^a-z0-9]+/)

/** What a search means, in the plainest way: those who have it as their number, else those with a word for each of its words. */
function plainly(search: string): string[] {
  const text = search.normalize('NFKC')
  const number = text.replace(/[\s-]/g, '').toUpperCase()
  const digits = text.replace(/[\s().\p{Pd}\p{Cf}]/gu, '')
  const isWritten = /^\+?\d{6,17}$/.test(digits)
  const rest = digits.replace(/^\+/, '').replace(/^0+/, '')
  const isNational = digits.replace(/^\+/, '') !== rest
  const exact = people.filter(({ memberNumber, mobile }) => {
    const isNumber = [memberNumber, memberNumber.slice(1), memberNumber.slice(0, -1), memberNumber.slice(1, -1)].includes(number)
    const codes: readonly string[] = isNational ? areaCodes : ['+65']
    return isNumber || (isWritten && (mobile === `+${rest}` || codes.some((code) => mobile === code + rest)))
  })
  if (exact.length > 0) return exact.map(({ id }) => id)
  const wanted = letters(text).filter((word) => word !== '')
  const words = ({ fullName, mobile, finLastFour }: Person) => [
    ...letters(fullName),
    ...letters(fullName.replace(/['.-]/g, '')),
    mobile.slice(-4),
    finLastFour.toLowerCase(),
  ]
  if (wanted.length === 0) return []
  return people.filter((person) => wanted.every((word) => words(person).some((own) => own.startsWith(word)))).map(({ id }) => id)
}

const part = fc.constantFrom(...given, ...family).chain((word) => fc.nat(word.length).map((length) => word.slice(0, length + 1)))
const separator = fc.constantFrom(' ', '  ', ', ', '-', '/', ' . ', '\u00a0')
const partsOfNames = fc.array(fc.tuple(part, separator), { minLength: 1, maxLength: 4 }).map((parts) => parts.flat().join('').trim())
const ofSomebody = fc.nat().map((n) => people[n % people.length] as Person)
const numbers = fc.tuple(ofSomebody, fc.nat(9)).map(([{ memberNumber, mobile, finLastFour, fullName }, way]) => {
  const national = mobile.slice(areaCodes.find((code) => mobile.startsWith(code))?.length)
  return (
    [
      memberNumber,
      memberNumber.toLowerCase().replace(/(\d{3})/, ' $1 '),
      memberNumber.slice(1, -1),
      mobile,
      `${mobile.slice(0, 3)} (${mobile.slice(3, 7)}) ${mobile.slice(7)}`,
      national,
      `0${national}`,
      `00${mobile.slice(1)}`,
      mobile.slice(-4),
      `${finLastFour} ${fullName.slice(0, 2)}`,
    ][way] ?? ''
  )
})

describe('a search', () => {
  it('finds whom a plain look at each member finds, by parts of names and by numbers however they are written', async () => {
    const searches = fc.oneof(partsOfNames, numbers, fc.string({ minLength: 1, maxLength: 12 }))
    const usual = searches.filter((text) => text.trim() !== '' && /^[^\p{Cc}\p{Bidi_Control}\p{Cs}]*$/u.test(text))
    await fc.assert(
      fc.asyncProperty(usual, async (search) => {
        expect((await found(search)).toSorted()).toEqual(plainly(search.trim()).toSorted())
      }),
      { numRuns: 150 },
    )
  })

  it('takes a hostile text for no more than its letters and digits', async () => {
    await stayAtDesk(server)
    for (const search of hostileTexts()) {
      const { status, data } = await server.call(listMembers, { search }, { token })
      expect([search, status]).toEqual([search, data ? 200 : 400])
      if (data) expect([search, data.total]).toEqual([search, plainly(search.trim()).length])
    }
  })

  it('finds a name as it is, whatever stands in it', async () => {
    for (const { id, fullName } of people) expect([fullName, (await found(fullName)).includes(id)]).toEqual([fullName, true])
  })

  it.each([
    ['8100 0001', ['+81000001', '+6581000001']],
    ['+65-8100-0001', ['+6581000001', '+656581000001']],
    ['(65) 8100.0001', ['+6581000001', '+656581000001']],
  ])('reads %j as a mobile number', (text, mobiles) => {
    expect(readMemberSearch(text).mobiles).toEqual(mobiles)
  })
})
