/** Waits for work that goes on by itself, but no longer than so many milliseconds. */
export async function waitAtMost(milliseconds: number, work: Promise<unknown>): Promise<void> {
  let timer: NodeJS.Timeout | undefined
  const patience = new Promise<void>((resolve) => {
    timer = setTimeout(resolve, milliseconds)
  })
  try {
    await Promise.race([work, patience])
  } finally {
    clearTimeout(timer)
  }
}
