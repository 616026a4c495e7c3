import type { ComponentType } from 'react'
import { TimeoutError } from '../shared/call-errors.ts'
import type { LaterSection } from '../words/load-words.ts'

/** A screen whose code is fetched when it is first wanted. */
export type LoadableScreen = {
  /** Name of the file that the screen is in, without its ending: the page maker finds the built file by it. */
  file: string
  /** Words that the screen shows beyond those of the first load. */
  words: readonly LaterSection[]
  /** The component once its code has come. */
  ready: ComponentType | null
  /** Fetches the code; a failed try is forgotten, so that the next one fetches anew. Throws `TimeoutError` after 120 s. */
  load: () => Promise<ComponentType>
}

/** A screen's code that has not come after this long counts as not coming. */
const chunkLimitMs = 120_000

/** `LoginScreen` is in `login.screen.tsx`: a file is named for what it holds. */
function fileOf(name: string): string {
  const words = name.replace(/Screen$/, '').replaceAll(/(?<=[a-z])(?=[A-Z])/g, '-')
  return `${words.toLowerCase()}.screen`
}

/** Declares a screen by the name that its file exports; `file` names the file where it is not the screen's own. */
export function screen<Name extends string>(
  load: () => Promise<Record<Name, ComponentType>>,
  name: Name,
  { words = [], file = fileOf(name) }: { words?: readonly LaterSection[]; file?: string } = {},
): LoadableScreen {
  let wait: Promise<ComponentType> | null = null
  const loadable: LoadableScreen = {
    file,
    words,
    ready: null,
    load() {
      wait ??= fetchWithin(load)
        .then((module) => (loadable.ready = module[name]))
        .catch((error: unknown) => {
          wait = null
          throw error
        })
      return wait
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
