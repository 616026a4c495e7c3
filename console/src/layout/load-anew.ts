/** Milliseconds in which a page that was loaded anew is not loaded anew again. */
const patience = 10_000
const reloadedAt = 'desk-reloaded-at'

/** A newer version of the desk has other files: the page is loaded anew, once. What was typed is kept as drafts. */
function loadAnew(): void {
  const last = Number(sessionStorage.getItem(reloadedAt))
  if (Date.now() - last < patience) return
  sessionStorage.setItem(reloadedAt, String(Date.now()))
  window.location.reload()
}

/** A part of the desk that comes in a file of its own; where that is gone, the page is loaded anew, and the error goes on. */
export async function orLoadAnew<T>(load: () => Promise<T>): Promise<T> {
  try {
    return await load()
  } catch (error) {
    loadAnew()
    throw error
  }
}
