/** An id of a text (SQL), the same in each run: of a version that ids have, which a digest by itself has not. */
export const fixedId = (text: string) => `overlay(overlay(md5(${text}) placing '4' from 13) placing '8' from 17)::uuid`

/** A number from 0 to below `size` for a row (SQL) that looks like chance and is the same in each run. */
export const chance = (of: string, what: string, size: number) => `(abs(hashtext('${what}' || ${of})::bigint) % ${size})::int`
