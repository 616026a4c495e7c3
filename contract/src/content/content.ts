import * as z from 'zod/mini'
import { privilegeCategories, questionSections } from './content-kinds.ts'
import { defineEndpoint, nothing } from '../endpoint/endpoint.ts'
import { day } from '../membership/membership.ts'

export const placeKinds = ['centre', 'clinic', 'recreation'] as const
export type PlaceKind = (typeof placeKinds)[number]

/** The calendar's stretch in Asia/Singapore over which a member's uses are counted; a week starts on Monday. */
export const usePeriods = ['day', 'week', 'month', 'year', 'ever'] as const
export type UsePeriod = (typeof usePeriods)[number]

/** Widths in CSS pixels that a picture is served in, as WebP: `/h5/pictures/<id>/<width>`; one that is narrower is served as it is. */
export const pictureWidths = [400, 800, 1200] as const

/** A picture and its own size in pixels, so that its place is kept before it comes. */
export const picture = z.object({ id: z.uuid(), width: z.int(), height: z.int() })
export type Picture = z.infer<typeof picture>

const item = {
  id: z.uuid(),
  /** Whether the texts are English because the reader's language has none of this item: said beside it. */
  inEnglish: z.boolean(),
}

/** Text in the programme's Markdown: paragraphs, lists, `**strong**`, `### headings`, links to https, tel and mailto. */
const markdown = z.string()

/** WGS 84, degrees. */
const point = { latitude: z.number(), longitude: z.number() }

export const shop = z.object({
  ...item,
  name: z.string(),
  address: z.string(),
  ...point,
  /** Opening hours, in the reader's language. */
  hours: z.string(),
  phone: z.nullable(z.string()),
  /** Metres from the asker, where they gave their position. */
  metres: z.nullable(z.int()),
})
export type Shop = z.infer<typeof shop>

const offer = {
  ...item,
  category: z.enum(privilegeCategories),
  title: z.string(),
  /** The benefit in a few words, such as `10% off`. */
  benefit: z.string(),
  /** Metres to the nearest shop; null without a position. */
  metres: z.nullable(z.int()),
  picture: z.nullable(picture),
}

/** `shops` are names, the nearest first where a position was given. */
export const privilegeCard = z.object({ ...offer, shops: z.array(z.string()) })
export type PrivilegeCard = z.infer<typeof privilegeCard>

export const newsCard = z.object({
  ...item,
  title: z.string(),
  summary: z.string(),
  publishedAt: z.iso.datetime(),
  picture: z.nullable(picture),
})
export type NewsCard = z.infer<typeof newsCard>

export const bannerCard = z.object({ ...item, title: z.string(), text: z.string(), picture: z.nullable(picture) })
export type BannerCard = z.infer<typeof bannerCard>

/** At most 80 characters count; more is cut off, as nobody searches by a page of text. */
const search = z.optional(
  z.string().check(
    z.overwrite((text) => text.normalize('NFKC').trim().slice(0, 80)),
    z.maxLength(80),
  ),
)
/** The `nextCursor` of the page before. */
const cursor = z.optional(z.string().check(z.maxLength(200)))
/** A number out of a query; an empty one is no number and not nought. */
const degrees = (max: number) =>
  z.optional(
    z.pipe(
      z.transform((value: unknown) => (typeof value === 'string' && value.trim() === '' ? Number.NaN : Number(value))),
      z.number({ error: 'invalid' }).check(z.gte(-max), z.lte(max)),
    ),
  )
/** The asker's position, in degrees; both or none. Used for this answer and kept nowhere. */
const near = { latitude: degrees(90), longitude: degrees(180) }
const nextCursor = z.nullable(z.string())

/** What Home shows to everybody, in the reader's language. */
export const homeContent = z.object({
  banners: z.array(bannerCard),
  privileges: z.array(privilegeCard),
  news: z.array(newsCard),
})
export type HomeContent = z.infer<typeof homeContent>

export const readHome = defineEndpoint({
  method: 'GET',
  path: '/h5/home',
  summary: 'Banners (at most 5), picked privileges (at most 6) and the latest news (at most 3).',
  access: 'public',
  input: nothing,
  output: homeContent,
  refusals: [],
})

export const readBanner = defineEndpoint({
  method: 'GET',
  path: '/h5/banners/:id',
  summary: 'One banner with its page.',
  access: 'public',
  input: z.object({ id: z.string() }),
  /** `link` is an https address outside the app, or null. */
  output: z.object({ ...bannerCard.shape, body: markdown, link: z.nullable(z.string()) }),
  refusals: ['content.notFound'],
})

export const listNews = defineEndpoint({
  method: 'GET',
  path: '/h5/news',
  summary: 'The news, newest first, 20 a page.',
  access: 'public',
  input: z.object({ cursor }),
  output: z.object({ news: z.array(newsCard), nextCursor }),
  refusals: ['request.invalid'],
})

export const readNews = defineEndpoint({
  method: 'GET',
  path: '/h5/news/:id',
  summary: 'One news item.',
  access: 'public',
  input: z.object({ id: z.string() }),
  output: z.object({ ...newsCard.shape, body: markdown, link: z.nullable(z.string()) }),
  refusals: ['content.notFound'],
})

export const listPrivileges = defineEndpoint({
  method: 'GET',
  path: '/h5/privileges',
  summary:
    'The privileges, 20 a page: in the order that staff gave them, or the nearest first. `search` looks in all four languages, also in the names of the categories.',
  access: 'public',
  input: z.object({ category: z.optional(z.enum(privilegeCategories, { error: 'choose' })), search, ...near, cursor }),
  output: z.object({ privileges: z.array(privilegeCard), nextCursor }),
  refusals: ['request.invalid'],
})

/** Limits of a privilege that is used at a shop and counted. */
export const useLimits = z.object({
  /** Uses of one member in each `memberPeriod`; null: as many as they like. */
  memberLimit: z.nullable(z.int()),
  memberPeriod: z.enum(usePeriods),
  /** Uses of all members in a day of Singapore. */
  dayLimit: z.nullable(z.int()),
  /** What is left of all that there are; null where they do not run out. */
  left: z.nullable(z.int()),
})
export type UseLimits = z.infer<typeof useLimits>

export const readPrivilege = defineEndpoint({
  method: 'GET',
  path: '/h5/privileges/:id',
  summary: 'One privilege with its terms and its shops, the nearest first where a position is given.',
  access: 'public',
  input: z.object({ id: z.string(), ...near }),
  output: z.object({
    ...offer,
    body: markdown,
    terms: markdown,
    shops: z.array(shop),
    /** Last day of the offer in Asia/Singapore; null where none is set. */
    lastDay: z.nullable(day),
    /** Null for a plain discount, which is given to whoever shows the card. */
    limits: z.nullable(useLimits),
  }),
  refusals: ['content.notFound'],
})

export const question = z.object({ ...item, section: z.enum(questionSections), question: z.string(), answer: markdown })
export type Question = z.infer<typeof question>

export const listQuestions = defineEndpoint({
  method: 'GET',
  path: '/h5/questions',
  summary:
    'Questions with their answers, by section and then in the order that staff gave them, 40 a page. `search` looks in all four languages.',
  access: 'public',
  input: z.object({ section: z.optional(z.enum(questionSections, { error: 'choose' })), search, cursor }),
  output: z.object({ questions: z.array(question), nextCursor }),
  refusals: ['request.invalid'],
})

export const place = z.object({
  ...item,
  kind: z.enum(placeKinds),
  name: z.string(),
  text: z.string(),
  address: z.string(),
  ...point,
  hours: z.string(),
  phone: z.nullable(z.string()),
  metres: z.nullable(z.int()),
})
export type Place = z.infer<typeof place>

export const listPlaces = defineEndpoint({
  method: 'GET',
  path: '/h5/places',
  summary: "The centre's places, 40 a page: in the order that staff gave them, or the nearest first.",
  access: 'public',
  input: z.object({ ...near, cursor }),
  output: z.object({ places: z.array(place), nextCursor }),
  refusals: ['request.invalid'],
})

/** `cover` is what is insured, `step` one step of a claim, `contact` whom to call. */
export const insuranceParts = ['cover', 'step', 'contact'] as const
export type InsurancePart = (typeof insuranceParts)[number]

export const insuranceItem = z.object({
  ...item,
  title: z.string(),
  text: z.string(),
  /** What it pays, in words, such as `up to S$20,000`; null where that says nothing. */
  amount: z.nullable(z.string()),
  /** A number to call, for a contact. */
  phone: z.nullable(z.string()),
  picture: z.nullable(picture),
})
export type InsuranceItem = z.infer<typeof insuranceItem>

export const readInsurance = defineEndpoint({
  method: 'GET',
  path: '/h5/insurance',
  summary: 'The cover that comes with membership, the days on which this member has it, how to claim, and whom to call.',
  access: 'activeMember',
  input: nothing,
  output: z.object({
    covers: z.array(insuranceItem),
    steps: z.array(insuranceItem),
    contacts: z.array(insuranceItem),
    /** First and last days of the member's unvoided terms, the newest first; runs without a gap are one. */
    periods: z.array(z.object({ from: day, to: day })),
  }),
  refusals: [],
})

export const readMap = defineEndpoint({
  method: 'GET',
  path: '/h5/map',
  summary: 'Where the map takes its tiles from; null where none are configured: then the list and the addresses do without.',
  access: 'public',
  input: nothing,
  output: z.object({
    /** `url` with `{z}`, `{x}`, `{y}`; `attribution` is plain text. */
    tiles: z.nullable(z.object({ url: z.string(), attribution: z.string() })),
  }),
  refusals: [],
})
