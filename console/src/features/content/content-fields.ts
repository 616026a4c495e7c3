import type { ContentKind } from '@mwc/contract/content/content-desk.calls'
import { insuranceParts, placeKinds, privilegeCategories, questionSections, usePeriods } from '@mwc/contract/content/content-kinds'
import type { PlainField, TextField } from '../../form/record-fields.ts'

export type KindFields = { texts: readonly TextField[]; plain: readonly PlainField[]; groupBy?: string }

const picture: PlainField = { name: 'pictureId', label: 'Picture', kind: 'picture', optional: true }
const link: PlainField = {
  name: 'link',
  label: 'Link',
  kind: 'line',
  hint: 'https://… A button below the text leads there.',
  optional: true,
}
const phone: PlainField = { name: 'phone', label: 'Phone', kind: 'line', hint: 'As it is dialled, e.g. 6536 2692', optional: true }
const where: readonly PlainField[] = [
  { name: 'address', label: 'Address', kind: 'line' },
  { name: 'latitude', label: 'Latitude', kind: 'degrees', hint: 'e.g. 1.3006' },
  { name: 'longitude', label: 'Longitude', kind: 'degrees', hint: 'e.g. 103.8557' },
  phone,
  { name: 'openingHours', label: 'Open', kind: 'hours', hint: 'By which phones say whether it is open now', optional: true },
]
const hours: TextField = { name: 'hours', label: 'Hours, in words', most: 200 }
const body: TextField = { name: 'body', label: 'Text', most: 8000, long: true }

/** The fields of each kind, in the order in which they are written. */
export const fieldsOf: Record<ContentKind, KindFields> = {
  news: {
    texts: [{ name: 'title', label: 'Title', most: 120 }, { name: 'summary', label: 'Summary', most: 300 }, body],
    plain: [picture, link],
  },
  banner: {
    texts: [{ name: 'title', label: 'Title', most: 100 }, { name: 'text', label: 'Line below the title', most: 200 }, body],
    plain: [picture, link],
  },
  question: {
    texts: [
      { name: 'question', label: 'Question', most: 200 },
      { name: 'answer', label: 'Answer', most: 8000, long: true },
    ],
    plain: [{ name: 'section', label: 'Section', kind: 'choice', choices: questionSections }],
    groupBy: 'section',
  },
  privilege: {
    texts: [
      { name: 'title', label: 'Title', most: 100 },
      { name: 'benefit', label: 'Benefit in a few words', most: 60 },
      body,
      { name: 'terms', label: 'Terms', most: 8000, long: true },
    ],
    plain: [
      { name: 'category', label: 'About', kind: 'choice', choices: privilegeCategories },
      { name: 'shopIds', label: 'Shops', kind: 'shops', optional: true },
      picture,
      { name: 'memberLimit', label: 'Uses of a member', kind: 'number', hint: 'Empty: as many as they like', optional: true },
      { name: 'memberPeriod', label: 'in', kind: 'choice', choices: usePeriods, optional: true },
      { name: 'dayLimit', label: 'Uses of all in a day', kind: 'number', hint: 'Empty: no limit', optional: true },
      { name: 'totalLimit', label: 'Uses there are in all', kind: 'number', hint: 'Empty: they do not run out', optional: true },
      { name: 'picked', label: 'Home may show it', kind: 'tick' },
    ],
  },
  shop: { texts: [hours], plain: [{ name: 'name', label: 'Name', kind: 'line' }, ...where] },
  place: {
    texts: [{ name: 'name', label: 'Name', most: 100 }, { name: 'text', label: 'What is there', most: 400 }, hours],
    plain: [
      { name: 'kind', label: 'Kind', kind: 'choice', choices: placeKinds },
      ...where,
      { name: 'hasNets', label: 'A NETS machine takes the fee here', kind: 'tick' },
    ],
  },
  insurance: {
    texts: [
      { name: 'title', label: 'Title', most: 100 },
      { name: 'text', label: 'Text', most: 600 },
      { name: 'amount', label: 'Amount in words', most: 60, optional: true },
    ],
    plain: [{ name: 'part', label: 'Part', kind: 'choice', choices: insuranceParts }, phone, picture],
    groupBy: 'part',
  },
}
