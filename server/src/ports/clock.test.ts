import fc from 'fast-check'
import { expect, test } from 'vitest'
import { dayOf, programmeZone } from './clock.ts'

const noon = Date.UTC(2026, 2, 10, 4)

test('moments in any order fall on the days that they have in Singapore, also beside midnight', () => {
  const near = fc
    .integer({ min: -3, max: 3 })
    .chain((days) => fc.integer({ min: -2, max: 2 }).map((ms) => noon + (days + 0.5) * 86_400_000 + ms))
  const any = fc.integer({ min: Date.UTC(1982, 0, 2), max: Date.UTC(2100, 0, 1) })
  fc.assert(
    fc.property(fc.array(fc.oneof(near, near, any), { minLength: 1, maxLength: 20 }), (moments) => {
      for (const at of moments) {
        const instant = Temporal.Instant.fromEpochMilliseconds(at)
        expect(dayOf(instant).toString()).toBe(instant.toZonedDateTimeISO(programmeZone).toPlainDate().toString())
      }
    }),
  )
})
