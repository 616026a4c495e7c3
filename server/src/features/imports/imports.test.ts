import { logInWithCode } from '@mwc/contract/account/log-in/log-in.calls'
import { me } from '@mwc/contract/account/people/people.calls'
import * as desk from '@mwc/contract/imports/import-desk.calls'
import { importLimits } from '@mwc/contract/imports/import-kinds'
import { readMember } from '@mwc/contract/members/member-desk.calls'
import { afterAll, beforeAll, describe, expect, it, test } from 'vitest'
import { signInAtDesk, stayAtDesk } from '../../testing/fixtures/desk-fixtures.ts'
import {
  applied,
  checked,
  faultsOf,
  guessedColumns,
  importFile,
  importHead,
  importRow,
  upload,
  uploadRequest,
} from '../../testing/fixtures/import-fixtures.ts'
import { finOf, mobileOf, receiveCode, signUpWorker } from '../../testing/fixtures/person-fixtures.ts'
import { startTestServer, type TestServer } from '../../testing/start-test-server.ts'

let server: TestServer
let token: string
let last = 4_000
const next = () => (last += 1)
beforeAll(async () => {
  server = await startTestServer()
  ;({ token } = await signInAtDesk(server, 'importer', 'membership'))
})
afterAll(() => server.close())

const members = async () => (await server.db.selectFrom('member').select('id').execute()).length
const memberOf = (n: number) =>
  server.db
    .selectFrom('member')
    .selectAll()
    .where('mobile', '=', `+65${mobileOf(n).mobile}`)
    .executeTakeFirst()
const staged = async () => (await server.db.selectFrom('member_import_row').select('id').execute()).length

describe('a file', () => {
  const text = () => importFile([importRow(next())])
  it.each([
    ['as it is', (file: string) => Buffer.from(file), 'utf-8'],
    ['with a mark', (file: string) => Buffer.from(`\ufeff${file}`), 'utf-8'],
    ['with semicolons', (file: string) => Buffer.from(file.replaceAll(',', ';')), 'utf-8'],
    [
      'with tabs, in UTF-16 as Excel writes it',
      (file: string) => Buffer.from(`\ufeff${file.replaceAll(',', '\t')}`, 'utf16le'),
      'utf-16le',
    ],
    ['with lines of Unix', (file: string) => Buffer.from(file.replaceAll('\r\n', '\n')), 'utf-8'],
    ['in quotation marks', (file: string) => Buffer.from(file.replace(/[^,\r\n]+/g, '"$&"')), 'utf-8'],
    ['with rows of nothing but separators', (file: string) => Buffer.from(`${file}${','.repeat(15)}\r\n\r\n`), 'utf-8'],
  ] as const)('%s is read the same', async (_how, bytes, encoding) => {
    const { id } = await upload(server, token, bytes(text()))
    const found = await server.ok(desk.readImport, { id: id ?? '' }, { token })
    expect(found).toMatchObject({ state: 'uploaded', rows: 1, encoding, name: 'members.csv' })
    expect(Object.keys(guessedColumns(found))).toHaveLength(16)
    await server.ok(desk.discardImport, { id: id ?? '' }, { token })
  })

  const latin = () => Buffer.from(importFile([importRow(next()), importRow(next(), { company: 'Café Ltd' })]), 'latin1')
  it('in an encoding that its bytes do not tell for sure is asked for, with the cell in question as it would be in each', async () => {
    const before = await staged()
    const { id, fault } = await upload(server, token, latin())
    expect([id, fault]).toMatchObject([null, { fault: 'encoding', row: 3, column: 'Company' }])
    expect(fault?.readings[0]).toEqual({ encoding: 'windows-1252', text: 'Café Ltd' })
    expect(await staged()).toBe(before)
    const said = await upload(server, token, latin(), { encoding: 'windows-1252' })
    expect(said.fault).toBeNull()
    await server.ok(desk.discardImport, { id: said.id ?? '' }, { token })
    const wrongly = await upload(server, token, latin(), { encoding: 'utf-8' })
    expect(wrongly.fault).toMatchObject({ fault: 'encoding', row: 3, column: 'Company' })
  })

  const whole = () => importFile([importRow(next()), importRow(next())])
  it.each([
    ['that ends in the middle of a row', () => whole().slice(0, -60), { fault: 'width', row: 3 }],
    ['that ends in the middle of a quotation', () => `${whole()}"Rahim`, { fault: 'quotes' }],
    ['of heads alone', () => importFile([]), { fault: 'empty' }],
    ['with a column twice', () => whole().replace('Occupation', 'mobile'), { fault: 'doubledColumn', row: 1, column: 'mobile' }],
    ['with 101 columns', () => 'a,'.repeat(100).replaceAll('a', () => `c${next()}`), { fault: 'tooManyColumns' }],
    ['that is a picture', () => Buffer.from([0x89, 0x50, 0x4e, 0x47, 0, 0, 0, 13, 0xff, 0xd8]), { fault: 'encoding', readings: [] }],
  ] as const)('%s is refused whole', async (_what, content, fault) => {
    const before = await staged()
    expect((await upload(server, token, content())).fault).toMatchObject(fault)
    expect(await staged()).toBe(before)
  })

  it('of a million rows, or of more than 32 MB, is refused with the limit', async () => {
    const rows = Buffer.from(`FIN\n${'x\n'.repeat(1_000_000)}`)
    expect((await upload(server, token, rows)).fault).toMatchObject({ fault: 'tooManyRows', row: importLimits.rows + 2 })
    const answer = await server.app.inject(uploadRequest(Buffer.alloc(importLimits.bytes + 1, 'a'), token))
    expect(answer.json()).toMatchObject({ reason: 'imports.unreadable' })
    expect((await server.app.inject(uploadRequest('', token))).json()).toMatchObject({ reason: 'imports.unreadable' })
  })

  it('keeps its FINs encrypted, and shows their ends', async () => {
    const { id } = await upload(server, token, importFile([importRow(next())]))
    const rows = await server.db.selectFrom('member_import_row').selectAll().where('import_id', '=', id).execute()
    expect(JSON.stringify(rows)).not.toContain(finOf(last).slice(0, 8))
    expect(JSON.stringify(rows)).not.toContain('Rahim')
    const { columns } = await server.ok(desk.readImport, { id: id ?? '' }, { token })
    expect(columns[2]).toMatchObject({ name: 'FIN', guess: 'fin', samples: [`…${finOf(last).slice(-4)}`] })
    await server.ok(desk.discardImport, { id: id ?? '' }, { token })
    expect(await server.db.selectFrom('member_import_row').selectAll().where('import_id', '=', id).execute()).toEqual([])
  })
})

test('a look finds every error by row and column, and changes no member', async () => {
  const [holder, good] = [next(), next()]
  const { user } = await signUpWorker(server, holder)
  const before = await members()
  const twice = importRow(good)
  const wrong = [
    importRow(next(), { fin: 'G1234567Y' }),
    importRow(next(), { fin: 'S1234567D' }),
    importRow(next(), { mobile: mobileOf(holder).mobile }),
    importRow(next(), { mobile: '6.58E+09' }),
    importRow(next(), { birth: '2015-01-01' }),
    importRow(next(), { nationality: 'Atlantis', gender: '1' }),
    importRow(next(), { name: 'José', membership: 'no' }),
    importRow(next(), { first: '2026-01-31', months: '' }),
    twice,
  ]
  const found = await checked(server, token, importFile([twice, ...wrong]))
  expect(found).toMatchObject({ state: 'checked', rows: 10, done: 10, added: 1, changed: 0, left: 0, wrong: 9 })
  expect(await faultsOf(server, token, found.id)).toEqual(
    [
      '3 fin finLetter',
      '4 fin finSeries',
      '5 mobile mobileTaken',
      '6 mobile scientific',
      '7 birthDate age',
      '8 gender lostZeros',
      '8 nationality country',
      '9 fullName englishOnly',
      '9 membership mustTick',
      '10 lastDay termIncomplete',
      '11 fin doubled',
      '11 mobile doubled',
    ].toSorted(),
  )
  const csv = await server.app.inject({
    method: 'GET',
    url: `/h5-api/desk/member-import-faults.csv?importId=${found.id}`,
    headers: { cookie: `__Host-desk=${token}`, origin: 'https://mwc.example' },
  })
  expect(csv.body).toContain('Excel rounded this number')
  expect(await members()).toBe(before)
  const { rows } = await server.ok(desk.listImportFaults, { importId: found.id, problem: 'doubled' }, { token })
  expect(rows.map(({ column, otherRow }) => [column, otherRow])).toEqual(
    expect.arrayContaining([
      ['FIN', 2],
      ['Mobile', 2],
    ]),
  )
  expect((await memberOf(holder))?.id).toBe(user.id)
})

test('a membership of another time, and a birth of one, are named by row and column and bring nobody in', async () => {
  const rows: Record<string, string>[] = [
    { first: '2062-01-01' },
    { first: '1926-01-01' },
    { first: '0026-01-01' },
    { first: '1 Jan 26' },
    { birth: '2062-03-09' },
    { birth: '0090-03-09' },
    { birth: '9/3/90' },
  ]
  const found = await checked(server, token, importFile(rows.map((row) => importRow(next(), row))))
  expect(found).toMatchObject({ added: 0, wrong: rows.length })
  expect(await faultsOf(server, token, found.id)).toEqual([
    '2 firstDay otherTime',
    '3 firstDay otherTime',
    '4 firstDay otherTime',
    '5 firstDay shortYear',
    '6 birthDate age',
    '7 birthDate age',
    '8 birthDate shortYear',
  ])
  await server.ok(desk.discardImport, { id: found.id }, { token })
})

test('columns that are missing, doubled or not there, and dates that can be read both ways, are asked for', async () => {
  const { id } = await upload(server, token, importFile([importRow(next(), { birth: '03/04/1990', first: '32941' })]))
  const columns = guessedColumns(await server.ok(desk.readImport, { id: id ?? '' }, { token }))
  const ask = async (given: object) => {
    const input = { id: id ?? '', columns, changes: [], signedOnPaper: false, ...given }
    const { reason, refusal } = await server.call(desk.checkImport, input, { token })
    return reason === undefined ? 'done' : `${reason} ${refusal?.details?.fields?.map(({ field }) => field).join()}`
  }
  expect(await ask({ columns: { ...columns, fullName: undefined } })).toBe('request.invalid columns.fullName')
  expect(await ask({ columns: { ...columns, fullName: 1 } })).toBe('request.invalid columns.mobile')
  expect(await ask({ columns: { ...columns, fullName: 50 } })).toBe('request.invalid columns.fullName')
  expect(await ask({})).toBe('request.invalid dateOrder')
  expect(await ask({ dateOrder: 'dayFirst' })).toBe('request.invalid serialBase')
  expect(await ask({ dateOrder: 'dayFirst', serialBase: '1900' })).toBe('done')
  await server.ok(desk.discardImport, { id: id ?? '' }, { token })
})

test('an imported member has the term and the consents of the row, and signs in by an OTP to set a password', async () => {
  const n = next()
  const file = await checked(server, token, importFile([importRow(n)]))
  const done = await applied(server, token, file)
  expect(done).toMatchObject({
    state: 'done',
    added: 1,
    changed: 0,
    left: 0,
    wrong: 0,
    done: 1,
    reason: 'The list of 2025',
    appliedBy: 'importer',
  })
  const row = await memberOf(n)
  expect(row).toMatchObject({
    full_name: 'Rahim Uddin',
    birth_date: '1990-03-09',
    nationality: 'BD',
    password_hash: null,
    fin_last_four: finOf(n).slice(-4),
  })
  const terms = await server.db
    .selectFrom('term')
    .selectAll()
    .where('member_id', '=', row?.id ?? '')
    .execute()
  expect(terms).toMatchObject([{ first_day: '2026-01-01', last_day: '2026-12-31', months: 12, source: 'correction' }])
  const consents = await server.db
    .selectFrom('consent')
    .select(['kind', 'given', 'wording_version'])
    .where('member_id', '=', row?.id ?? '')
    .execute()
  expect(Object.fromEntries(consents.map(({ kind, given }) => [kind, given]))).toEqual({
    declaration: true,
    membership: true,
    marketingSms: true,
    marketingMessaging: false,
    marketingCall: false,
  })
  const log = await server.db
    .selectFrom('audit')
    .select(['act', 'username'])
    .where('member_id', '=', row?.id ?? '')
    .execute()
  expect(log).toEqual([{ act: 'members.import', username: 'importer' }])
  expect(await server.db.selectFrom('member_import_row').selectAll().where('import_id', '=', file.id).execute()).toEqual([])
  const code = await receiveCode(server, n, 'logIn')
  const signedIn = await server.ok(logInWithCode, { ...mobileOf(n), code })
  expect(await server.ok(me, {}, { token: signedIn.token })).toMatchObject({ membership: { status: 'active' } })
  expect(signedIn.mustSetPassword).toBe(true)
  const { ledger } = await server.ok(readMember, { id: row?.id ?? '' }, { token })
  expect(ledger.rows.map(({ source }) => source)).toEqual(['import'])
})

test('of consents that a file does not speak of nothing is written, and a later file may bring a yes', async () => {
  await stayAtDesk(server)
  const n = next()
  await applied(server, token, await checked(server, token, importFile([importRow(n, { sms: '', whatsapp: '', call: '' })])))
  const said = async () =>
    (
      await server.db
        .selectFrom('consent')
        .selectAll()
        .where('member_id', '=', (await memberOf(n))?.id ?? '')
        .execute()
    )
      .map(({ kind, given }) => [kind, given].join(' '))
      .toSorted()
  expect(await said()).toEqual(['declaration true', 'membership true'])
  const later = importFile([importRow(n, { sms: 'yes', whatsapp: '', call: '' })])
  await applied(server, token, await checked(server, token, later, { changes: ['consents'] }))
  expect(await said()).toEqual(['declaration true', 'marketingSms true', 'membership true'])
})

test('the same file again changes nothing, and one with other days or details only what staff chose', async () => {
  await stayAtDesk(server)
  const n = next()
  await applied(server, token, await checked(server, token, importFile([importRow(n)])))
  const whole = { changes: ['company', 'fullName', 'term', 'consents'] } as const
  const again = await checked(server, token, importFile([importRow(n)]), { changes: [...whole.changes] })
  expect(again).toMatchObject({ added: 0, changed: 0, left: 1, wrong: 0, may: ['check', 'discard'] })
  const other = importRow(n, { name: 'Rahim U', company: 'Tuas Dock Works', first: '2027-01-01' })
  const named = await checked(server, token, importFile([other]), { changes: ['company', 'term'] })
  expect(await applied(server, token, named)).toMatchObject({ state: 'done', changed: 1 })
  const row = await memberOf(n)
  expect(row).toMatchObject({ full_name: 'Rahim Uddin', company: 'Tuas Dock Works' })
  const terms = await server.db
    .selectFrom('term')
    .select('first_day')
    .where('member_id', '=', row?.id ?? '')
    .orderBy('first_day')
    .execute()
  expect(terms.map(({ first_day }) => first_day)).toEqual(['2026-01-01', '2027-01-01'])
  const log = await server.db
    .selectFrom('audit')
    .select('act')
    .where('member_id', '=', row?.id ?? '')
    .execute()
  expect(log.map(({ act }) => act).toSorted()).toEqual(['members.correct', 'members.import', 'members.import'])
})

test('from 1,000 new members on their number is typed, and what was seen is what is applied', async () => {
  await stayAtDesk(server)
  const rows = Array.from({ length: 1_000 }, () => importRow(next(), { first: '', months: '' }))
  const file = await checked(server, token, importFile(rows))
  const ask = async (given: object) =>
    (await server.call(desk.applyImport, { id: file.id, version: file.version, reason: 'The list', ...given }, { token })).reason ?? 'begun'
  expect([await ask({}), await ask({ count: 999 }), await ask({ version: file.version + 1, count: 1_000 })]).toEqual([
    'imports.otherCount',
    'imports.otherCount',
    'request.changedMeanwhile',
  ])
  expect([await ask({ count: 1_000 }), await ask({ count: 1_000 })]).toEqual(['begun', 'begun'])
  expect((await server.call(desk.discardImport, { id: file.id }, { token })).reason).toBe('imports.notNow')
})

test('a file is too old to be applied before its rows are deleted', async () => {
  const file = await checked(server, token, importFile([importRow(next())]))
  server.clock.advance({ hours: 6 * 24 })
  await stayAtDesk(server)
  const { reason } = await server.call(desk.applyImport, { id: file.id, version: file.version, reason: 'Late' }, { token })
  expect(reason).toBe('imports.tooOld')
  expect(importHead).toContain('FIN')
})
