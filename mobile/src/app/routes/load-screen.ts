import type { ComponentType } from 'react'
import { TimeoutError } from '../../shared/server/call-errors.ts'
import type { DeferredSection } from '../../words/english/deferred-words.ts'

/** A screen whose code is fetched when it is first wanted. */
export type LoadableScreen = {
  /** Name of the file that the screen is in, without its ending: the page renderer finds the built file by it. */
  file: string
  /** Words that the screen shows beyond those of the first load. */
  words: readonly DeferredSection[]
  /** The component once its code has come. */
  ready: ComponentType | null
  /**
   * Fetches the code, and its deferred parts unless `made`: then they stand in the server's page.
   * A failed try is forgotten, so that the next one fetches anew. Throws `TimeoutError` after 120 s.
   */
  load: (made?: 'made') => Promise<ComponentType>
}

/** What a screen's file exports; `loadDeferred` fetches its deferred parts. */
type ScreenFile<Name extends string> = Record<Name, ComponentType> & { loadDeferred?: () => Promise<unknown> }

/** A screen's code that has not come after this long counts as not coming. */
const chunkLimitMs = 120_000

/** `LoginScreen` is in `login.screen.tsx`: a file is named for what it holds. */
function fileOf(name: string): string {
  const words = name.replace(/Screen$/, '').replaceAll(/(?<=[a-z])(?=[A-Z])/g, '-')
  return `${words.toLowerCase()}.screen`
}

/** Declares a screen by the name that its file exports, with the words that it shows beyond those of the first load. */
export function screen<Name extends string>(
  load: () => Promise<ScreenFile<Name>>,
  name: Name,
  words: readonly DeferredSection[] = [],
): LoadableScreen {
  const waits: Partial<Record<'whole' | 'made', Promise<ComponentType>>> = {}
  async function fetchParts(made?: 'made'): Promise<ComponentType> {
    const file = await load()
    if (!made) await file.loadDeferred?.()
    return (loadable.ready = file[name])
  }
  const loadable: LoadableScreen = {
    file: fileOf(name),
    words,
    ready: null,
    load(made) {
      const kind = made ?? 'whole'
      return (waits[kind] ??= fetchWithin(() => fetchParts(made)).catch((error: unknown) => {
        delete waits[kind]
        throw error
      }))
    },
  }
  return loadable
}

async function fetchWithin<T>(load: () => Promise<T>): Promise<T> {
  let timer: ReturnType<typeof setTimeout> | undefined
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new TimeoutError('The screen did not load')), chunkLimitMs)
  })
  try {
    return await Promise.race([load(), late])
  } finally {
    clearTimeout(timer)
  }
}
