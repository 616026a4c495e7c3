import type { AtThread } from '@mwc/contract/messages/message-desk.schemas'
import { presenceText } from '@mwc/contract/messages/thread-presence'
import type { Carried, WaitEnds } from '../../database/reads/wait-for-version.ts'

/** Between two polls of one page, and between two words of another process, somebody is still there. */
const staysMs = 3_000
/** A word of a channel is at most 8,000 bytes; this many of the longest names and ids are less. */
const mostCarried = 90

type Place = { isWriting: boolean; polls: number; until: number; leave: NodeJS.Timeout | null }

/** Who of staff is at which thread, by its id and their names: of this process, and as the others said last. */
const places = new Map<string, Map<string, Place>>()
const watchers = new Map<string, Set<() => void>>()

const tell = (threadId: string) => {
  for (const look of watchers.get(threadId) ?? []) look()
}

function placeOf(threadId: string, username: string): Place {
  const atThread = places.get(threadId) ?? new Map<string, Place>()
  places.set(threadId, atThread)
  const place = atThread.get(username) ?? { isWriting: false, polls: 0, until: -Infinity, leave: null }
  atThread.set(username, place)
  return place
}

/** Somebody is there for a moment more, unless a poll of theirs waits here. */
function staySoon(threadId: string, username: string, place: Place): void {
  place.until = performance.now() + staysMs
  if (place.leave) clearTimeout(place.leave)
  place.leave = setTimeout(() => {
    if (place.polls > 0) return
    const atThread = places.get(threadId)
    atThread?.delete(username)
    if (atThread?.size === 0) places.delete(threadId)
    tell(threadId)
  }, staysMs).unref()
}

function put(threadId: string, username: string, isWriting: boolean): Place {
  const place = placeOf(threadId, username)
  const isNews = place.polls === 0 && place.until < performance.now()
  if (isNews || place.isWriting !== isWriting) {
    place.isWriting = isWriting
    place.until = Infinity
    tell(threadId)
  }
  return place
}

/** Who else is at a thread. */
export function othersAt(threadId: string, username: string): AtThread[] {
  const now = performance.now()
  return [...(places.get(threadId) ?? [])]
    .filter(([name, { polls, until }]) => name !== username && (polls > 0 || until > now))
    .map(([name, { isWriting }]) => ({ username: name, isWriting }))
    .toSorted((a, b) => (a.username < b.username ? -1 : 1))
}

/** A poll of somebody's begins to wait at a thread; answers with how it ends. */
export function comeToThread(threadId: string, username: string, isWriting: boolean): () => void {
  const place = put(threadId, username, isWriting)
  place.polls += 1
  return () => {
    place.polls -= 1
    if (place.polls === 0) staySoon(threadId, username, place)
  }
}

/** Ends waiting once who else is at a thread is not what is `known` of it (`presenceText`). */
export function presenceEnds(threadId: string, username: string, known: string): WaitEnds {
  return (end) => {
    const look = () => {
      if (presenceText(othersAt(threadId, username)) !== known) end()
    }
    const all = watchers.get(threadId) ?? new Set()
    watchers.set(threadId, all.add(look))
    return () => {
      all.delete(look)
      if (all.size === 0) watchers.delete(threadId)
    }
  }
}

/** The word between processes of who waits here: it goes along with the heartbeat of those that wait, and needs no statement. */
export const carriedPresence: Carried = {
  say: () =>
    [...places]
      .flatMap(([threadId, atThread]) =>
        [...atThread].filter(([, { polls }]) => polls > 0).map(([name, { isWriting }]) => `${threadId}/${name}/${isWriting ? 1 : 0}`),
      )
      .slice(0, mostCarried)
      .join(','),
  hear(word) {
    for (const one of word.split(',')) {
      const [threadId, username, isWriting] = one.split('/')
      if (threadId && username) staySoon(threadId, username, put(threadId, username, isWriting === '1'))
    }
  },
}
