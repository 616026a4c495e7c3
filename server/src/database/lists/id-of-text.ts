import { type RawBuilder, sql } from 'kysely'

/** An id for rows that have none, the same for the same text: a UUID of version 8 (RFC 9562), whose bits are ours. */
export function idOfText(text: RawBuilder<string>): RawBuilder<string> {
  return sql<string>`overlay(overlay(md5(${text}) placing '8' from 13 for 1) placing 'a' from 17 for 1)::uuid`
}
