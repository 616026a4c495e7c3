import { Suspense, lazy, memo, useDeferredValue, useMemo, useState } from 'react'
import type { ComponentType, NamedExoticComponent } from 'react'
import { fetchDeferred } from '../loading/first-screen.ts'

/**
 * A part of a screen that is read: where the page came made from the server, its text stands there and its links lead on, and its code
 * leaves the line to what makes the screen answer. On every later screen the code comes with the screen's own: `load` is the
 * screen file's `loadDeferred`. What is known to it comes by plain values as props.
 */
export function deferredPart<Props extends object>(
  fetchPart: () => Promise<ComponentType<Props>>,
): { Part: NamedExoticComponent<Props>; load: () => Promise<void> } {
  let ready: ComponentType<Props> | null = null
  const fetchOnce = async () => (ready ??= await fetchPart())
  const load = async () => void (await fetchOnce())
  const Later = lazy(async () => ({ default: await fetchDeferred(fetchOnce) }))
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
