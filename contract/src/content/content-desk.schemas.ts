import * as z from 'zod/mini'
import {
  contentActs,
  contentStates,
  insuranceParts,
  placeKinds,
  privilegeCategories,
  questionSections,
  usePeriods,
} from './content-kinds.ts'
import { picture } from './picture.schemas.ts'
import { degrees } from './degrees.fields.ts'
import { openingHours } from './opening-hours.fields.ts'
import { listFields, listOf } from '../fields/list.fields.ts'
import { name } from '../fields/name.fields.ts'
import { version } from '../fields/version.fields.ts'
import { fitting, httpsLink, inEnglishAtLeast, written } from '../fields/written-text.fields.ts'
import { languages } from '../language/language.ts'
import { moment } from '../time/moment.fields.ts'

const chosen = <const T extends readonly string[]>(values: T) => z.enum(values, { error: 'choose' })

/** What is looked for; every word of it must occur. */
const searched = z.string({ error: 'invalid' }).check(z.trim(), z.maxLength(80, { error: 'tooLong' }))

const orNone = <T extends z.ZodMiniType>(field: T) => z.optional(z.nullable(field))

/** Markdown, as `content.schemas.ts` says. */
const markdown = inEnglishAtLeast(8000)

/** As it is printed on a door: digits, spaces and a leading plus. */
const phone = z.string({ error: 'invalid' }).check(z.trim(), z.regex(/^\+?[0-9][0-9 ]{2,19}$/, { error: 'mobile' }))

const limit = z.int({ error: 'integersOnly' }).check(z.gte(1), z.lte(1_000_000))

/** `hours` as they are told, `openingHours` by which it is open now; null where nobody can say, of which nothing is claimed. */
const opening = { hours: inEnglishAtLeast(200), openingHours: orNone(openingHours) }

/** WGS 84. */
const point = { latitude: degrees(90), longitude: degrees(180) }

/** What every item has. Shown from `publishFrom` (null: a draft) until just before `publishTo`; null: without an end. */
const common = {
  /** Where it stands in its list, the smallest first; equal ones in an order that stays. Left out: as it is, or last. */
  position: z.optional(z.int({ error: 'integersOnly' }).check(z.gte(0), z.lte(99_999))),
  publishFrom: orNone(moment),
  publishTo: orNone(moment),
}

/** A picture that was uploaded before. */
const withPicture = { pictureId: orNone(z.uuid({ error: 'invalid' })) }

type Window = { publishFrom?: string | null | undefined; publishTo?: string | null | undefined }

const endsAfterStart = z.refine<Window>(
  ({ publishFrom, publishTo }) => !publishFrom || !publishTo || Date.parse(publishFrom) < Date.parse(publishTo),
  { path: ['publishTo'], error: 'endsBefore' },
)

/** What the desk sees of every item beside its fields. */
const seen = {
  id: z.uuid(),
  /** What an edit names. */
  version,
  state: z.enum(contentStates),
  position: z.int(),
  publishFrom: z.nullable(z.iso.datetime()),
  publishTo: z.nullable(z.iso.datetime()),
  /** Languages in which a text is missing: their readers are shown the English one. */
  lacking: z.array(z.enum(languages)),
  /** Texts that were made from an English one that has changed since, such as `title.bengali`. */
  older: z.array(z.string()),
  picture: z.nullable(picture),
  /** What the reader can do with it. */
  may: z.array(z.enum(contentActs)),
}

/** A text to look for in all languages; a state, without which archived items are left out. */
const filters = { search: z.optional(searched), state: z.optional(chosen(contentStates)) }

/** What the calls of one kind take and answer. `more` the desk sees, too; `first` is the order of the members' list. */
function kindSchemas<
  Fields extends Record<string, z.ZodMiniType>,
  // oxlint-disable-next-line typescript/no-empty-object-type -- most kinds show nothing more
  More extends Record<string, z.ZodMiniType> = {},
>(fields: Fields, more = {} as More, first: 'position' | '-publishFrom' = 'position') {
  const all = { ...fields, ...common }
  const item = z.object({ ...all, ...seen, ...more })
  return {
    item,
    listInput: z.object({ ...listFields(['position', 'publishFrom'], first), ...filters }),
    listOutput: listOf(item),
    addInput: z.object(all).check(endsAfterStart as z.core.$ZodCheck<unknown>),
    editInput: z.object({ id: z.uuid(), version, fitting, ...all }).check(endsAfterStart as z.core.$ZodCheck<unknown>),
  }
}

/** Every kind of content. */
export const contentDeskSchemas = {
  shop: kindSchemas({
    name: name(80),
    address: written(200),
    ...point,
    ...opening,
    phone: orNone(phone),
  }),
  privilege: kindSchemas(
    {
      category: chosen(privilegeCategories),
      title: inEnglishAtLeast(100),
      benefit: inEnglishAtLeast(60),
      body: markdown,
      terms: markdown,
      /** Whether Home may show it. */
      picked: z.boolean({ error: 'choose' }),
      /** Shops where it is given, in this order. */
      shopIds: z.array(z.uuid({ error: 'invalid' }), { error: 'invalid' }).check(z.maxLength(50)),
      /** With one of the three limits it is used at a shop and counted; without any it is given to whoever shows the card. */
      memberLimit: orNone(limit),
      /** The stretch in which `memberLimit` counts; null: in all. */
      memberPeriod: orNone(chosen(usePeriods)),
      /** Uses of all members in a day of Singapore. */
      dayLimit: orNone(limit),
      /** Uses that there are in all; not fewer than are taken. */
      totalLimit: orNone(limit),
      ...withPicture,
    },
    /** Uses that are taken. */
    { used: z.int() },
  ),
  banner: kindSchemas({
    title: inEnglishAtLeast(100),
    text: inEnglishAtLeast(200),
    body: markdown,
    link: orNone(httpsLink),
    ...withPicture,
  }),
  news: kindSchemas(
    {
      title: inEnglishAtLeast(120),
      summary: inEnglishAtLeast(300),
      body: markdown,
      link: orNone(httpsLink),
      ...withPicture,
    },
    {},
    '-publishFrom',
  ),
  question: kindSchemas({
    section: chosen(questionSections),
    question: inEnglishAtLeast(200),
    answer: markdown,
  }),
  place: kindSchemas({
    kind: chosen(placeKinds),
    name: inEnglishAtLeast(100),
    text: inEnglishAtLeast(400),
    address: written(200),
    ...point,
    ...opening,
    phone: orNone(phone),
    /** Whether a NETS machine stands there that takes the fee. */
    hasNets: z.boolean({ error: 'choose' }),
  }),
  insurance: kindSchemas({
    part: chosen(insuranceParts),
    title: inEnglishAtLeast(100),
    text: inEnglishAtLeast(600),
    amount: orNone(inEnglishAtLeast(60)),
    phone: orNone(phone),
    ...withPicture,
  }),
}
