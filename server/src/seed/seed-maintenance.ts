import { randomUUID } from 'node:crypto'
import { dayOf, programmeZone, toDate } from '../ports/clock.ts'
import type { Dependencies } from '../dependencies.ts'
import type { Tx } from '../database/database.ts'

/** The specification's maintenance notice, 2:00 PM 10 Jul to 10:00 AM 11 Jul in Singapore, when it last was. */
export async function seedMaintenance(tx: Tx, { clock }: Pick<Dependencies, 'clock'>): Promise<void> {
  const today = dayOf(clock.now())
  const lastDay = today.with({ month: 7, day: 11 })
  const year = Temporal.PlainDate.compare(lastDay, today) < 0 ? today.year : today.year - 1
  const at = (text: string) => toDate(Temporal.PlainDateTime.from(`${year}-${text}`).toZonedDateTime(programmeZone).toInstant())
  await tx
    .insertInto('maintenance_window')
    .values({ id: randomUUID(), starts_at: at('07-10T14:00'), ends_at: at('07-11T10:00') })
    .execute()
}
