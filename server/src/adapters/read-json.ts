import * as z from 'zod/mini'

/** A body of JSON as the schema has it; undefined where it is anything else. */
export function readJson<S extends z.core.$ZodType>(schema: S, rawBody: Buffer): z.output<S> | undefined {
  try {
    return z.safeParse(schema, JSON.parse(rawBody.toString('utf8'))).data
  } catch {
    return undefined
  }
}
