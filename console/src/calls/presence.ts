/** Milliseconds without a key, a tap or a wheel after which nobody counts as being at the page. */
const away = 60_000

let lastInput = performance.now()
for (const event of ['keydown', 'pointerdown', 'wheel'])
  addEventListener(event, () => (lastInput = performance.now()), { capture: true, passive: true })

/** Whether a call is the page's own, since nobody has been at it for a minute. */
export const isUnattended = (): boolean => performance.now() - lastInput > away
