import { keep, cachedPage, keptPath, keptShell } from './cached-pages.ts'
import { readerTag } from './reader-tag.ts'
import { shellPath } from '../paths/paths.ts'

/** A line that has not answered after this long is no line: the shell opens the screen from what is kept. */
const patienceMs = 4_000

/** The server's page; rejects when it does not come in time, or when what answers cannot make it. */
async function fetchPage(request: Request): Promise<Response> {
  let timer: ReturnType<typeof setTimeout> | undefined
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error('The page is late')), patienceMs)
  })
  try {
    const response = await Promise.race([fetch(request), late])
    if (response.status >= 500) throw new Error(`The page is not to be had: ${response.status}`)
    return response
  } finally {
    clearTimeout(timer)
  }
}

/** A page of the app: the kept one at once, else the server's, which is kept; offline the shell, which opens any screen. */
export async function answerNavigation({ url, request }: { url: URL; request: Request }): Promise<Response> {
  const path = keptPath(url)
  const tag = await readerTag()
  const kept = (path && (await cachedPage(path, tag))) ?? (url.search ? await cachedPage(shellPath, tag) : undefined)
  if (kept) return kept
  try {
    const shell = await keptShell(tag)
    const response = await (shell ? fetchPage(request) : fetch(request))
    if (path !== null) await keep(path, response)
    return response
  } catch {
    return (await keptShell(tag)) ?? Response.error()
  }
}
