import type { FullFixture } from './start-servers.ts'

/** Gives every member of a fixture a membership for the year of its clock. */
export async function makeActive({ books, clock }: FullFixture): Promise<void> {
  const now = clock.now()
  await books.executeSql(
    `insert into term (id, member_id, first_day, last_day, months, source, created_at)
     select gen_random_uuid(), id, make_date($1, 1, 1), make_date($1, 12, 31), 12, 'goodwill', $2 from member`,
    [now.toZonedDateTimeISO('Asia/Singapore').year, new Date(now.epochMilliseconds)],
  )
}
