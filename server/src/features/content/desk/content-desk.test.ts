import { randomUUID } from 'node:crypto'
import { readBanner, readNews, readPrivilege } from '@mwc/contract/content/content.calls'
import { readHome } from '@mwc/contract/home/home.calls'
import { contentDesk, type ContentKind } from '@mwc/contract/content/content-desk.calls'
import { type StaffRole, staffRoles } from '@mwc/contract/endpoint/access'
import { hasInk } from '@mwc/contract/fields/has-ink'
import { languages } from '@mwc/contract/language/language'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { inFour } from '../../../testing/fixtures/campaign-fixtures.ts'
import { contentInput, publish } from '../../../testing/fixtures/content-fixtures.ts'
import { signInAtDesk } from '../../../testing/fixtures/desk-fixtures.ts'
import { hostileTexts } from '../../../testing/hostile-texts.ts'
import { startTestServer, type TestServer } from '../../../testing/start-test-server.ts'

let server: TestServer
let token: string
beforeAll(async () => {
  server = await startTestServer()
  token = (await signInAtDesk(server, 'editor', 'content')).token
})
afterAll(() => server.close())

const kinds = Object.keys(contentDesk) as ContentKind[]
/** The calls of one kind; which one makes no difference to what is tested. */
const deskOf = (kind: ContentKind) => contentDesk[kind] as (typeof contentDesk)['news']
const inputOf = (kind: ContentKind, change = {}) => contentInput(kind as 'news', change)
/** An item without what its reader may do with it, which stands in no log. */
const itself = <Item extends { may: unknown }>({ may: _may, ...item }: Item) => item
const lastAct = () => server.db.selectFrom('audit').selectAll().orderBy('at', 'desc').executeTakeFirst()

describe.for(kinds)('the desk of each kind (%s)', (kind) => {
  const { list, add, edit } = deskOf(kind)

  it('makes, schedules, ends and lists items, and the log says what was before and after', async () => {
    server.clock.advance({ seconds: 1 })
    const made = await server.ok(add, inputOf(kind, { publishFrom: '2026-04-01T00:00:00+08:00' }), { token })
    expect(made).toMatchObject({ state: 'upcoming', publishFrom: '2026-03-31T16:00:00.000Z', publishTo: null, lacking: [], picture: null })
    expect(await lastAct()).toMatchObject({ username: 'editor', before: null, after: itself(made) })
    server.clock.advance({ seconds: 1 })
    const published = await server.ok(edit, { id: made.id, version: 1, ...inputOf(kind) }, { token })
    expect(published).toMatchObject({ id: made.id, version: 2, state: 'published' })
    expect(await lastAct()).toMatchObject({
      act: 'content.edit',
      record_kind: kind,
      record_id: made.id,
      before: itself(made),
      after: itself(published),
    })
    const end = { id: made.id, version: 2, ...inputOf(kind, { publishTo: '2026-03-10T00:00:00+08:00' }) }
    const ended = await server.ok(edit, end, { token })
    expect(ended.state).toBe('ended')
    const { rows: items, total } = await server.ok(list, {}, { token })
    expect([items.find(({ id }) => id === made.id), total]).toEqual([ended, items.length])
    expect((await server.ok(list, { page: 1_000_000_000 }, { token })).rows).toEqual([])
  })

  it('refuses an edit of an older version with what stands now, and does what is sent twice once', async () => {
    const { id, version } = await server.ok(add, inputOf(kind), { token })
    const first = { id, version, ...inputOf(kind, { position: 20 }) }
    const stands = await server.ok(edit, first, { token })
    const written = await lastAct()
    expect(await server.ok(edit, first, { token })).toEqual(stands)
    expect([stands.version, await lastAct()]).toEqual([2, written])
    const late = await server.call(edit, { id, version, ...inputOf(kind, { position: 30 }) }, { token })
    const { version: now, ...values } = itself(stands)
    expect(late).toMatchObject({ status: 409, reason: 'request.changedMeanwhile', refusal: { details: { now: { version: now, values } } } })
    expect((await server.ok(edit, { id, version: now, ...inputOf(kind, { position: 30 }) }, { token })).position).toBe(30)
  })

  it('knows no item under another id, and no end before the beginning', async () => {
    expect((await server.call(edit, { id: randomUUID(), version: 1, ...inputOf(kind) }, { token })).reason).toBe('content.notFound')
    for (const publishTo of ['2026-02-28T00:00:00+08:00', '2026-03-01T00:00:00+08:00']) {
      expect(await server.call(add, inputOf(kind, { publishTo }), { token })).toMatchObject({
        reason: 'request.invalid',
        refusal: { details: { fields: [{ field: 'publishTo' }] } },
      })
    }
  })

  it('says which languages an item lacks', async () => {
    const input = inputOf(kind) as Record<string, unknown>
    const field =
      Object.keys(input).find((name) => typeof input[name] === 'object' && input[name] !== null && 'bengali' in input[name]) ?? ''
    const made = await server.ok(add, inputOf(kind, { [field]: { english: 'Only', bengali: 'দুই' } }), { token })
    expect([made.lacking, (made as Record<string, unknown>)[field]]).toEqual([['chinese', 'india'], { english: 'Only', bengali: 'দুই' }])
    expect((await server.call(add, inputOf(kind, { [field]: { bengali: 'দুই' } }), { token })).refusal?.details?.fields?.[0]?.field).toBe(
      `${field}.english`,
    )
  })

  it('takes the whole length of its longest texts', async () => {
    const input = inputOf(kind) as Record<string, unknown>
    const long = inFour('a')
    for (const language of languages) long[language] = 'দ'.repeat(8000)
    const bodies = ['body', 'terms', 'answer'].filter((name) => name in input)
    const { status } = await server.call(add, inputOf(kind, Object.fromEntries(bodies.map((name) => [name, long]))), { token })
    expect(status).toBe(200)
    for (const name of bodies) {
      const { refusal } = await server.call(add, inputOf(kind, { [name]: { english: 'a'.repeat(8001) } }), { token })
      expect(refusal?.details?.fields).toMatchObject([{ field: `${name}.english`, problem: 'tooLong' }])
    }
  })
})

it('every kind is written by administrators and content, and read by every role', async () => {
  const makers: StaffRole[] = ['admin', 'content']
  for (const role of staffRoles) {
    const { token } = await signInAtDesk(server, `role-${role}`, role)
    const made = makers.includes(role) ? 200 : 403
    for (const kind of kinds) {
      const { list, add, edit } = deskOf(kind)
      const statuses = [
        await server.call(list, {}, { token }),
        await server.call(add, inputOf(kind), { token }),
        await server.call(edit, { id: randomUUID(), version: 1, ...inputOf(kind) }, { token }),
      ].map(({ status }) => status)
      expect([role, kind, ...statuses]).toEqual([role, kind, 200, made, made === 200 ? 404 : 403])
    }
  }
})

describe('whatever staff write', () => {
  it('is text: it comes back as it was written, or is refused by its field', async () => {
    const texts = hostileTexts()
    expect(texts.length).toBe(100)
    for (const text of texts) {
      for (const kind of kinds) {
        const input = inputOf(kind) as Record<string, unknown>
        const fields = Object.keys(input).filter(
          (name) => typeof input[name] === 'object' && input[name] !== null && 'bengali' in input[name],
        )
        const change = Object.fromEntries(fields.map((name) => [name, { ...inFour('a'), bengali: text.slice(0, 60) }]))
        const { status, data, refusal } = await server.call(deskOf(kind).add, inputOf(kind, change), { token })
        const isPlain = !/[\p{Cc}\p{Cs}\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/u.test(text.trim().replaceAll('\n', ''))
        const sent = text.slice(0, 60).trim()
        expect([text, kind, status]).toEqual([text, kind, isPlain && hasInk(sent) ? 200 : 400])
        if (data) for (const name of fields) expect((data as Record<string, unknown>)[name]).toMatchObject({ bengali: sent })
        else
          expect(refusal?.details?.fields?.map(({ field }) => field).toSorted()).toEqual(fields.map((name) => `${name}.bengali`).toSorted())
      }
    }
  }, 120_000)

  it('reaches members as it is, and the page as data that no script breaks out of', async () => {
    const text = '</script><script>alert(1)</script> 😀 𠀀'
    const { id } = await publish(server, token, 'banner', { position: 0, title: inFour(text), body: inFour(text) })
    expect(await server.ok(readBanner, { id })).toMatchObject({ title: text, body: text })
    const [banner] = (await server.ok(readHome, {})).banners
    expect(banner?.title).toBe(text)
    const page = await server.app.inject({ url: '/mobile/', headers: { accept: 'text/html' } })
    expect(page.body).not.toContain('<script>alert(1)')
  })
})

it.each([
  'http://example.com',
  'javascript:alert(1)',
  'https://',
  'https://user:pass@example.com',
  'https://example.com@evil.example',
  'https://localhost',
  'https://127.0.0.1/',
  '//example.com',
  'ftp://example.com',
  'data:text/html,x',
  'https://exa mple.com',
  `https://example.com/${'a'.repeat(500)}`,
  ' ',
])('a link that is no https address of a named host is refused: %s', async (link) => {
  for (const kind of ['banner', 'news'] as const) {
    expect(await server.call(deskOf(kind).add, inputOf(kind, { link }), { token })).toMatchObject({
      reason: 'request.invalid',
      refusal: { details: { fields: [{ field: 'link' }] } },
    })
  }
})

it('a link to an https address reaches the reader', async () => {
  const banner = await publish(server, token, 'banner', { link: 'https://example.com/a?b=c#d' })
  const news = await publish(server, token, 'news', { link: ' https://example.com ' })
  expect((await server.ok(readBanner, { id: banner.id })).link).toBe('https://example.com/a?b=c#d')
  expect((await server.ok(readNews, { id: news.id })).link).toBe('https://example.com/')
})

it('a picture or a shop that does not exist is refused by its field', async () => {
  const { id: shop } = await publish(server, token, 'shop')
  for (const [change, field] of [
    [{ pictureId: randomUUID() }, 'pictureId'],
    [{ shopIds: [shop, randomUUID()] }, 'shopIds'],
  ] as const) {
    expect(await server.call(contentDesk.privilege.add, contentInput('privilege', change as object), { token })).toMatchObject({
      reason: 'request.invalid',
      refusal: { details: { fields: [{ field }] } },
    })
  }
})

it("a privilege's shops are replaced as a whole, once each", async () => {
  const [one, two] = [await publish(server, token, 'shop', { name: 'One' }), await publish(server, token, 'shop', { name: 'Two' })]
  const made = await publish(server, token, 'privilege', { shopIds: [one.id, two.id, one.id] })
  expect(made.shopIds).toEqual([one.id, two.id])
  const { shopIds } = await server.ok(
    contentDesk.privilege.edit,
    { id: made.id, version: made.version, ...contentInput('privilege', { shopIds: [two.id] }) },
    { token },
  )
  expect([shopIds, (await server.ok(readPrivilege, { id: made.id })).shops.map(({ name }) => name)]).toEqual([[two.id], ['Two']])
})
