/**
 * Shares a text with the address that it is about, else copies both.
 * `dropped`: the reader changed their mind; `failed`: the browser allows neither.
 */
export async function shareText(text: string, url?: string): Promise<'shared' | 'copied' | 'dropped' | 'failed'> {
  try {
    if ('share' in navigator) {
      await navigator.share({ text, ...(url && { url }) })
      return 'shared'
    }
  } catch (error) {
    if (error instanceof DOMException && error.name === 'AbortError') return 'dropped'
  }
  try {
    await navigator.clipboard.writeText(url ? `${text}\n${url}` : text)
    return 'copied'
  } catch {
    return 'failed'
  }
}
