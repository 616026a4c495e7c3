import { contentDeskSchemas } from '@mwc/contract/content/content-desk.schemas'
import type { ContentKind } from '@mwc/contract/content/content-desk.calls'
import { expect, it, test } from 'vitest'
import { fieldsOf } from './content-fields.ts'
import { notesOn } from '../../form/field-values.ts'
import { type DeskItem, inputOf, valuesOf } from './form-values.ts'

const kinds = Object.keys(contentDeskSchemas) as ContentKind[]

test.each(kinds)('the form of each kind has the fields that its call takes (%s)', (kind) => {
  const taken = Object.keys(contentDeskSchemas[kind].addInput.shape).filter((name) => name !== 'position')
  expect(Object.keys(inputOf(kind, valuesOf(kind, null), null)).toSorted()).toEqual(taken.toSorted())
  const names = [...fieldsOf[kind].texts, ...fieldsOf[kind].plain].map(({ name }) => name)
  expect(new Set(names).size).toBe(names.length)
})

const news = {
  id: '0190d9a4-5a3e-4f0e-8f6e-0a1b2c3d4e5f',
  version: 1,
  publishFrom: '2026-03-01T16:00:05.123Z',
  publishTo: null,
  older: [],
  title: { english: 'Open', bengali: 'খোলা' },
  summary: { english: 'Daily' },
  body: { english: 'All day' },
  link: null,
  pictureId: null,
} satisfies DeskItem

it('sends what was not typed over as it stands, and times on the clocks of Singapore', () => {
  const values = valuesOf('news', news)
  expect(values).toMatchObject({ publishFrom: '2026-03-02T00:00', publishTo: '', 'title.bengali': 'খোলা', 'title.india': '', link: '' })
  const { id: _id, version: _version, older: _older, ...same } = news
  expect(inputOf('news', values, news)).toEqual(same)
  expect(inputOf('news', { ...values, publishFrom: '', publishTo: '2026-04-01T09:30' }, news)).toMatchObject({
    publishFrom: null,
    publishTo: '2026-04-01T09:30:00+08:00',
  })
})

it('what is no number is sent as it is, so that it is refused and no limit is lost', () => {
  const values = { ...valuesOf('privilege', null), memberLimit: 'two', dayLimit: ' 5 ', totalLimit: '' }
  expect(inputOf('privilege', values, null)).toMatchObject({
    memberLimit: 'two',
    dayLimit: 5,
    totalLimit: null,
    shopIds: [],
    picked: false,
  })
})

it('says what members will not see of a text, and how much too long it is', () => {
  expect(notesOn('**Open** from 5 < 6', { most: 20 })).toEqual([])
  expect(notesOn('a'.repeat(100_000), { most: 8000 })).toEqual(['At most 8,000 characters: this has 100,000.'])
  expect(notesOn('<script>alert(1)</script> ![a](https://example.com/a.png)', { most: 8000 })).toHaveLength(2)
})
