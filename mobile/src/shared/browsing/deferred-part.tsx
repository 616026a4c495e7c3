import { Suspense, lazy, memo, useDeferredValue, useMemo, useState } from 'react'
import type { ComponentType, NamedExoticComponent } from 'react'
import { fetchDeferred } from '../loading/first-screen.ts'

/**
 * A part of a screen to be read. A page from the server has its text and links already; its code comes last.
 * Later screens bring it with their own: `load` is the screen file's `loadDeferred`. Props are plain values.
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
