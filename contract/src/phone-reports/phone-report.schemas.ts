import * as z from 'zod/mini'
import { languages } from '../language/language.ts'
import { mostFrames, mostReports, placePattern, routePattern, vitalNames } from './report-kinds.ts'

const text = (most: number) => z.string({ error: 'invalid' }).check(z.maxLength(most, { error: 'tooLong' }))
const place = text(100).check(z.regex(placePattern, { error: 'invalid' }))
const route = text(101).check(z.regex(routePattern, { error: 'invalid' }))

/** One thing that a phone tells of. `route` is a screen's path, without what it was opened with. */
export const phoneReport = z.discriminatedUnion(
  'kind',
  [
    /** A fault of the app: its words, masked, and where in the app's own code, innermost first. */
    z.object({
      kind: z.literal('error'),
      message: text(1000),
      stack: z.array(place).check(z.maxLength(mostFrames, { error: 'tooLong' })),
      route,
    }),
    /** What the page's policy stopped: which rule, and what; of an address the host alone. */
    z.object({
      kind: z.literal('csp'),
      directive: text(40).check(z.regex(/^[a-z-]+$/, { error: 'invalid' })),
      blocked: text(100).check(z.regex(/^[\w.:-]*$/, { error: 'invalid' })),
      place: z.nullable(place),
      route,
    }),
    /** How quick a page was: whole milliseconds, of CLS thousandths. */
    z.object({
      kind: z.literal('vital'),
      name: z.enum(vitalNames, { error: 'choose' }),
      value: z.int({ error: 'invalid' }).check(z.gte(0, { error: 'invalid' }), z.lte(3_600_000, { error: 'invalid' })),
      route,
    }),
  ],
  { error: 'invalid' },
)
export type PhoneReport = z.infer<typeof phoneReport>

/** What a phone tells when its page is left: nothing in it says whose phone it is. `version` is the build of the app. */
export const sendReportsInput = z.object({
  version: text(40).check(z.regex(/^[\w.-]+$/, { error: 'invalid' })),
  language: z.enum(languages, { error: 'choose' }),
  reports: z.array(phoneReport, { error: 'invalid' }).check(z.maxLength(mostReports, { error: 'tooLong' })),
})
