/** Shares a text, else copies it. `dropped`: the reader changed their mind; `failed`: the browser allows neither. */
export async function shareText(text: string): Promise<'shared' | 'copied' | 'dropped' | 'failed'> {
  try {
    if ('share' in navigator) {
      await navigator.share({ text })
      return 'shared'
    }
  } catch (error) {
    if (error instanceof DOMException && error.name === 'AbortError') return 'dropped'
  }
  try {
    await navigator.clipboard.writeText(text)
    return 'copied'
  } catch {
    return 'failed'
  }
}
