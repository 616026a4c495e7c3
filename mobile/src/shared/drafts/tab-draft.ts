import { useSyncExternalStore } from 'react'
import * as z from 'zod/mini'
import { onForget, readStored, writeStored } from '../storage/storage.ts'
import type { NameIn } from '../storage/lifetimes/storage-lifetimes.ts'

/** What this tab keeps of a form under way, so that it survives a reload. A password is never among it. */
export type TabDraft<Draft> = {
  get: () => Draft
  change: (next: Partial<Draft>) => void
  clear: () => void
  /** The draft, followed; the empty one in a page that the server made. */
  use: () => Draft
}

/** A schema with what stands where nothing fitting is kept. */
export const keptOr = z.catch
/** A schema, or null where nothing fitting is kept. */
export const keptOrNull = <T extends z.ZodMiniType>(schema: T) => keptOr(z.nullable(schema), null)
/** More than any field takes; a storage can hold anything. */
export const keptText = z.string().check(z.maxLength(2_000))

function parse(text: string | null): unknown {
  try {
    return JSON.parse(text ?? 'null')
  } catch {
    return null
  }
}

/**
 * A draft under a key of the tab's storage, with the shape's properties.
 * Where nothing fitting is kept, each has what its `keptOr` gives.
 */
export function tabDraft<Shape extends z.core.$ZodShape>(
  key: NameIn<'sessionStorage'>,
  shape: Shape,
): TabDraft<z.infer<z.ZodMiniObject<Shape>>> {
  type Draft = z.infer<z.ZodMiniObject<Shape>>
  const schema = z.object(shape)
  const empty = schema.parse({}) as Draft
  const listeners = new Set<() => void>()
  let draft: Draft | null = null

  function get(): Draft {
    const kept = draft ?? (schema.safeParse(parse(readStored('sessionStorage', key)) ?? {}).data as Draft | undefined)
    draft = kept ?? empty
    return draft
  }
  function put(next: Draft | null): void {
    draft = next ?? empty
    writeStored('sessionStorage', key, next && JSON.stringify(next))
    for (const listener of listeners) listener()
  }
  onForget(key, () => put(null))
  function subscribe(listener: () => void): () => void {
    listeners.add(listener)
    return () => listeners.delete(listener)
  }
  return {
    get,
    change: (next) => put({ ...get(), ...next }),
    clear: () => put(null),
    use: () => useSyncExternalStore(subscribe, get, () => empty),
  }
}
