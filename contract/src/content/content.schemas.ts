import * as z from 'zod/mini'
import { askedDegrees } from './degrees.fields.ts'
import { placeKinds, privilegeCategories, questionSections, usePeriods } from './content-kinds.ts'
import { openingHours } from './opening-hours.fields.ts'
import { describedPicture, picture } from './picture.schemas.ts'
import { day } from '../time/day.fields.ts'

const item = {
  id: z.uuid(),
  /** Whether the texts are English because the reader's language has none of this item: said beside it. */
  inEnglish: z.boolean(),
}

/** Text in the programme's Markdown: paragraphs, lists, `**strong**`, `### headings`, links to https, tel and mailto. */
const markdown = z.string()

/** WGS 84, degrees. */
const point = { latitude: z.number(), longitude: z.number() }

/** By which the phone knows whether it is open now; null where nobody can say, as in what was stored before there were any. */
const opening = { openingHours: z._default(z.nullable(openingHours), null) }

export const shop = z.object({
  ...item,
  name: z.string(),
  address: z.string(),
  ...point,
  /** Opening hours as staff tell them, in the reader's language. */
  hours: z.string(),
  ...opening,
  phone: z.nullable(z.string()),
  /** Metres from the user, where they gave their position. */
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

/** As a list shows it: with the hours of the first of its shops. */
export const listedPrivilege = z.object({ ...privilegeCard.shape, ...opening })
export type ListedPrivilege = z.infer<typeof listedPrivilege>

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

/** The user's position, in degrees; both or none. Used for this answer and kept nowhere. */
const near = { latitude: askedDegrees(90), longitude: askedDegrees(180) }

const nextCursor = z.nullable(z.string())

export const readBannerInput = z.object({ id: z.string() })

/** `link` is an https address outside the app, or null. */
const page = { picture: z.nullable(describedPicture), body: markdown, link: z.nullable(z.string()) }

export const readBannerOutput = z.object({ ...bannerCard.shape, ...page })

export const listNewsInput = z.object({ cursor })

export const listNewsOutput = z.object({ news: z.array(newsCard), nextCursor })

export const readNewsInput = z.object({ id: z.string() })

export const readNewsOutput = z.object({ ...newsCard.shape, ...page })

export const listPrivilegesInput = z.object({
  category: z.optional(z.enum(privilegeCategories, { error: 'choose' })),
  search,
  ...near,
  cursor,
})

export const listPrivilegesOutput = z.object({ privileges: z.array(listedPrivilege), nextCursor })

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

export const readPrivilegeInput = z.object({ id: z.string(), ...near })

export const readPrivilegeOutput = z.object({
  ...offer,
  picture: z.nullable(describedPicture),
  body: markdown,
  terms: markdown,
  shops: z.array(shop),
  /** Last day of the offer in Asia/Singapore; null where none is set. */
  lastDay: z.nullable(day),
  /** Null for a plain discount, which is given to whoever shows the card. */
  limits: z.nullable(useLimits),
})

export const question = z.object({ ...item, section: z.enum(questionSections), question: z.string(), answer: markdown })
export type Question = z.infer<typeof question>

export const listQuestionsInput = z.object({ section: z.optional(z.enum(questionSections, { error: 'choose' })), search, cursor })

export const listQuestionsOutput = z.object({ questions: z.array(question), nextCursor })

export const place = z.object({
  ...item,
  kind: z.enum(placeKinds),
  name: z.string(),
  text: z.string(),
  address: z.string(),
  ...point,
  hours: z.string(),
  ...opening,
  phone: z.nullable(z.string()),
  /** Whether a NETS machine stands there that takes the fee. */
  hasNets: z.boolean(),
  metres: z.nullable(z.int()),
})
export type Place = z.infer<typeof place>

/** `with`: only places that have it. */
export const listPlacesInput = z.object({ ...near, with: z.optional(z.enum(['nets'], { error: 'choose' })), cursor })

export const listPlacesOutput = z.object({ places: z.array(place), nextCursor })

export const insuranceItem = z.object({
  ...item,
  title: z.string(),
  text: z.string(),
  /** What it pays, in words, such as `up to S$20,000`; null where that says nothing. */
  amount: z.nullable(z.string()),
  /** A number to call, for a contact. */
  phone: z.nullable(z.string()),
  picture: z.nullable(describedPicture),
})
export type InsuranceItem = z.infer<typeof insuranceItem>

export const readInsuranceOutput = z.object({
  covers: z.array(insuranceItem),
  steps: z.array(insuranceItem),
  contacts: z.array(insuranceItem),
  /** First and last days of the member's unvoided terms, the newest first; runs without a gap are one. */
  periods: z.array(z.object({ from: day, to: day })),
})

export const readBenefitsOutput = z.object({
  /** Those that staff picked, at most 6. */
  privileges: z.array(privilegeCard),
  covers: z.array(insuranceItem),
  steps: z.array(insuranceItem),
})

export const readMapOutput = z.object({
  /** `url` with `{z}`, `{x}`, `{y}`; `attribution` is plain text. */
  tiles: z.nullable(z.object({ url: z.string(), attribution: z.string() })),
})
