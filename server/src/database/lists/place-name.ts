import { sql } from 'kysely'

/** The English name of a place `pl`. */
export const placeName = sql<string>`pl.texts->'name'->>'english'`
