import type { Query } from '@tanstack/react-query'
import { isNewer, keptUpdatedAt, timeToKeep } from './cached-at.ts'
import { queryClient } from '../server/query-client.ts'
import { readStored, writeStored } from '../storage/storage.ts'

const key = 'KEPT_CONTENT'
/** Lists and items read last: some twenty of them are a few hundred kB. */
const mostKept = 24
const longest = 400_000

/** `at`: by the server's clock, in milliseconds since 1970. */
type Kept = { key: readonly unknown[]; at: number; data: unknown }
type Check = (data: unknown) => unknown

/** What everybody may read, by the first word of its query's key, with what makes of a stored answer what may be shown; null refuses it. */
async function checkOf(name: unknown): Promise<Check | undefined> {
  const checks = await import('@mwc/contract/content/content.schemas')
  const lists = {
    news: checks.listNewsOutput,
    places: checks.listPlacesOutput,
    privileges: checks.listPrivilegesOutput,
    questions: checks.listQuestionsOutput,
  }
  const items = { banner: checks.readBannerOutput, 'news-item': checks.readNewsOutput, privilege: checks.readPrivilegeOutput }
  if (typeof name !== 'string') return undefined
  if (Object.hasOwn(lists, name)) {
    const schema = lists[name as keyof typeof lists]
    return (data) => {
      const page = schema.safeParse((data as { pages?: unknown[] } | null)?.pages?.[0]).data
      return page ? { pages: [page], pageParams: [null] } : null
    }
  }
  if (!Object.hasOwn(items, name)) return undefined
  const schema = items[name as keyof typeof items]
  return (data) => schema.safeParse(data).data ?? null
}

function storedAnswers(): Kept[] {
  try {
    const stored: unknown = JSON.parse(readStored('local', key) ?? '[]')
    if (!Array.isArray(stored)) return []
    return stored.filter((one: Partial<Kept> | null) => Array.isArray(one?.key) && typeof one.at === 'number') as Kept[]
  } catch {
    return []
  }
}

/** Keeps an answer whose query says that it may be kept (`meta.keptContent`: what is kept of it), as the newest of a few. */
function keep({ queryKey, state: { data, dataUpdatedAt: at }, meta }: Query): void {
  const kept = meta?.['keptContent'] as ((data: unknown) => unknown) | undefined
  if (!kept || data === undefined || at < performance.timeOrigin) return
  const same = JSON.stringify(queryKey)
  const others = storedAnswers().filter((one) => JSON.stringify(one.key) !== same)
  const all = [{ key: queryKey, at: timeToKeep(at), data: kept(data) }, ...others].slice(0, mostKept)
  while (all.length > 1 && JSON.stringify(all).length > longest) all.pop()
  writeStored('local', key, JSON.stringify(all))
}

async function restore({ key: queryKey, at, data: stored }: Kept): Promise<void> {
  const data = (await checkOf(queryKey[0]))?.(stored) ?? null
  const updatedAt = keptUpdatedAt(at)
  const known = queryClient.getQueryState(queryKey)
  if (data === null || updatedAt === null || (known?.data !== undefined && isNewer(known.dataUpdatedAt, updatedAt))) return
  queryClient.setQueryData(queryKey, data, { updatedAt })
  await queryClient.invalidateQueries({ queryKey, exact: true, refetchType: 'none' })
}

/** Keeps what everybody may read and was read last, and puts back what an earlier visit read, each with the time at which it was true. */
export function keepContent(): void {
  for (const one of storedAnswers()) restore(one).catch(() => undefined)
  const cache = queryClient.getQueryCache()
  cache.getAll().forEach(keep)
  cache.subscribe((event) => {
    if (event.type === 'updated' && event.action.type === 'success' && !event.action.manual) keep(event.query)
  })
}
