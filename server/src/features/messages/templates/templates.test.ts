import { randomUUID } from 'node:crypto'
import { staffRoles } from '@mwc/contract/endpoint/access'
import { mayCall } from '@mwc/contract/endpoint/may-call'
import type { InputOf, WireCall } from '@mwc/contract/endpoint/wire-call'
import { replyLimit } from '@mwc/contract/messages/message-text'
import * as calls from '@mwc/contract/messages/message-template-desk.calls'
import { templateActs } from '@mwc/contract/messages/template-states'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { signInAtDesk } from '../../../testing/fixtures/desk-fixtures.ts'
import { templateInput } from '../../../testing/fixtures/message-fixtures.ts'
import { startTestServer, type TestServer } from '../../../testing/start-test-server.ts'

let server: TestServer
let token: string
beforeAll(async () => {
  server = await startTestServer()
  token = (await signInAtDesk(server, 'mei', 'support')).token
})
afterAll(() => server.close())

const add = (change = {}) => server.ok(calls.addMessageTemplate, templateInput(change), { token })
const tried = async (input: object) => {
  const { refusal } = await server.call(calls.addMessageTemplate, input as ReturnType<typeof templateInput>, { token })
  return refusal?.details?.fields?.map(({ field, problem }) => [field, problem])
}
const names = async (filter: InputOf<typeof calls.listMessageTemplates> = {}) =>
  (await server.ok(calls.listMessageTemplates, { pageSize: 100, ...filter }, { token })).rows.map(({ name }) => name)
const acts = async (id: string) =>
  (await server.db.selectFrom('audit').select('act').where('record_id', '=', id).orderBy('at').execute()).map(({ act }) => act)

it('a template is kept, changed, archived and taken back, each once', async () => {
  const made = await add({ name: 'Insurance claim' })
  expect(made).toMatchObject({ version: 1, state: 'active', holes: ['name', 'day'], editedBy: 'mei', may: ['edit', 'archive'] })
  const input = { id: made.id, version: 1, name: 'Claim', texts: { english: 'Bring the letter' } }
  const changed = await server.ok(calls.editMessageTemplate, input, { token })
  expect(changed).toMatchObject({ version: 2, name: 'Claim', texts: { english: 'Bring the letter' }, holes: [] })
  expect(await server.ok(calls.editMessageTemplate, input, { token })).toEqual(changed)
  expect(
    await server.call(calls.editMessageTemplate, { ...input, name: 'Claims', texts: { english: 'Another' } }, { token }),
  ).toMatchObject({ status: 409, reason: 'request.changedMeanwhile', refusal: { details: { now: { version: 2 } } } })
  const archived = await server.ok(calls.archiveMessageTemplate, { id: made.id }, { token })
  expect([archived.state, archived.may]).toEqual(['archived', ['restore']])
  await server.ok(calls.archiveMessageTemplate, { id: made.id }, { token })
  expect([await names(), await names({ state: 'archived' }), await names({ ids: made.id as never })]).toEqual([[], ['Claim'], ['Claim']])
  expect((await server.call(calls.editMessageTemplate, { ...input, version: 3, name: 'Other' }, { token })).reason).toBe(
    'messages.templateArchived',
  )
  expect((await server.ok(calls.restoreMessageTemplate, { id: made.id }, { token })).state).toBe('active')
  expect((await acts(made.id)).toSorted()).toEqual(['add', 'edit', 'archive', 'restore'].map((act) => `messageTemplates.${act}`).toSorted())
})

it('a name is its own among those in use, however it is spelt', async () => {
  const one = await add({ name: 'Opening hours' })
  expect((await server.call(calls.addMessageTemplate, templateInput({ name: 'opening HOURS' }), { token })).reason).toBe(
    'messages.templateNameTaken',
  )
  await server.ok(calls.archiveMessageTemplate, { id: one.id }, { token })
  await add({ name: 'Opening hours' })
  expect((await server.call(calls.restoreMessageTemplate, { id: one.id }, { token })).reason).toBe('messages.templateNameTaken')
})

it('is found by a part of its name or of its text in any language', async () => {
  await add({ name: 'Zebra crossing', texts: { english: 'Mind the 100% _line_', bengali: 'সাবধানে পার হবেন' } })
  expect([await names({ search: 'EBRA' }), await names({ search: 'পার' }), await names({ search: '100%' })]).toEqual([
    ['Zebra crossing'],
    ['Zebra crossing'],
    ['Zebra crossing'],
  ])
  expect(await names({ search: '%%' })).toEqual([])
})

it.each([
  ['no English', { texts: { bengali: 'আসুন' } }, [['texts.english', 'required']]],
  ['a language that is empty', { texts: { english: 'Come', chinese: ' ' } }, [['texts.chinese', 'required']]],
  ['one character too many', { texts: { english: 'কি'.repeat(replyLimit + 1) } }, [['texts.english', 'tooLong']]],
  ['a hole that the English has not', { texts: { english: 'Come', india: '{day} வரவும்' } }, [['texts.india', 'otherHoles']]],
  ['a hole that was translated', { texts: { english: 'Come on {day}', bengali: '{দিন} আসুন' } }, [['texts.bengali', 'otherHoles']]],
  ['a hole left out', { texts: { english: 'Come on {day}', chinese: '请来' } }, [['texts.chinese', 'otherHoles']]],
  ['a fifth language', { texts: { english: 'Come', french: 'Venez' } }, [['texts', 'required']]],
  ['a name of nothing', { name: '  ' }, [['name', 'required']]],
  ['a name that turns the line', { name: 'Come \u202e' }, [['name', 'invalid']]],
])('%s is refused at its field', async (_, change, fields) => {
  expect(await tried({ ...templateInput(), ...change })).toEqual(fields)
})

it('a text may have as many characters as an answer, in any script', async () => {
  expect((await add({ texts: { english: 'a'.repeat(replyLimit), bengali: 'কি'.repeat(replyLimit) } })).state).toBe('active')
})

const cases = staffRoles.flatMap((role) => ['active', 'archived'].map((state) => [state, role] as const))

it.each(cases)('what may be done with one that is %s is what the calls let %s do', async (state, role) => {
  const { token: own } = await signInAtDesk(server, `may-${role}-${state}`, role)
  const isReader = mayCall(calls.listMessageTemplates, role)
  expect((await server.call(calls.listMessageTemplates, {}, { token: own })).status).toBe(isReader ? 200 : 403)
  for (const act of templateActs) {
    const { id } = await add()
    if (state === 'archived') await server.ok(calls.archiveMessageTemplate, { id }, { token })
    const { rows } = isReader ? await server.ok(calls.listMessageTemplates, { ids: id as never }, { token: own }) : { rows: [] }
    const before = (await acts(id)).length
    const byAct = {
      edit: [calls.editMessageTemplate, { id, version: rows[0]?.version ?? 1, ...templateInput() }],
      archive: [calls.archiveMessageTemplate, { id }],
      restore: [calls.restoreMessageTemplate, { id }],
    } as const
    const [call, input] = byAct[act]
    const { status } = await server.call(call as WireCall, input as InputOf<WireCall>, { token: own })
    expect([act, status === 200 && (await acts(id)).length === before + 1]).toEqual([act, rows[0]?.may.includes(act) ?? false])
  }
})

it('one that is not there is 404', async () => {
  const id = randomUUID()
  for (const [call, input] of [
    [calls.editMessageTemplate, { id, version: 1, ...templateInput() }],
    [calls.archiveMessageTemplate, { id }],
    [calls.restoreMessageTemplate, { id }],
  ] as const) {
    const { status, reason } = await server.call(call as WireCall, input as InputOf<WireCall>, { token })
    expect([status, reason]).toEqual([404, 'messages.templateNotFound'])
  }
})
