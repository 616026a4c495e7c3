import { Suspense, lazy, memo, useDeferredValue, useMemo, useState } from 'react'
import type { ComponentType, NamedExoticComponent } from 'react'
import { afterFirstScreen } from './first-screen.ts'

/** A code file that did not come is asked for again after this long: what it would make alive stands in the page. */
const againMs = 5_000

/**
 * A part of a screen that is read: where the page came made from the server, its text stands there and its links lead on, and its code
 * leaves the line to what makes the screen answer. On every later screen the code comes with the screen's own: `load` is the
 * screen file's `loadLate`. What is known to it comes by plain values as props.
 */
export function latePart<Props extends object>(
  fetchPart: () => Promise<ComponentType<Props>>,
): { Part: NamedExoticComponent<Props>; load: () => Promise<void> } {
  let ready: ComponentType<Props> | null = null
  async function load() {
    ready ??= await fetchPart()
  }
  const Later = lazy(async () => {
    await afterFirstScreen()
    while (!ready) await load().catch(() => new Promise((resolve) => setTimeout(resolve, againMs)))
    return { default: ready }
  })
  function Part(props: Props) {
    const [Shown] = useState<ComponentType<Props>>(() => ready ?? Later)
    // React would throw away the text of the page for a change at once; a deferred one waits for the code.
    const known = useDeferredValue(props)
    return useMemo(
      () => (
        <Suspense>
          <Shown {...known} />
        </Suspense>
      ),
      [Shown, known],
    )
  }
  return { Part: memo(Part), load }
}
