import { readdir } from 'node:fs/promises'
import { setTimeout as wait } from 'node:timers/promises'

/** A file of PostgreSQL's log: timeline, and the two halves of its place, 8 hexadecimal digits each. */
export const isSegment = (name: string): boolean => /^[0-9A-F]{24}$/.test(name)

const timelineOf = (name: string) => name.slice(0, 8)
/** What orders files of the log whatever their timeline. */
const placeOf = (name: string) => name.slice(8, 24)
const hex = (n: number) => n.toString(16).toUpperCase().padStart(8, '0')

/** The file after it on its timeline. */
export function nextSegment(name: string, segmentBytes: number): string {
  const perLog = 0x1_0000_0000 / segmentBytes
  const [log, part] = [Number.parseInt(name.slice(8, 16), 16), Number.parseInt(name.slice(16), 16) + 1]
  return timelineOf(name) + (part === perLog ? hex(log + 1) + hex(0) : hex(log) + hex(part))
}

export function segmentsBetween(first: string, last: string, segmentBytes: number): string[] {
  const names = [first]
  for (let name = first; name < last;) names.push((name = nextSegment(name, segmentBytes)))
  return names
}

/** The first file that is missing from one on, though later ones of its timeline are there; null where none is. */
export function firstGap(names: readonly string[], first: string, segmentBytes: number): string | null {
  const there = new Set(names.filter((name) => isSegment(name) && timelineOf(name) === timelineOf(first)))
  const last = [...there].toSorted().at(-1) ?? ''
  return segmentsBetween(first, last, segmentBytes).find((name) => !there.has(name)) ?? null
}

/** Whether something of the archive is needed by no backup that begins with this file of the log. */
export function isBefore(name: string, first: string): boolean {
  return /^[0-9A-F]{24}/.test(name) && placeOf(name) < placeOf(first)
}

export async function listArchive(folder: string): Promise<string[]> {
  return (await readdir(folder).catch(() => [])).toSorted()
}

/** Waits until these are archived; answers with the first that is not in time. */
export async function waitForArchive(folder: string, names: readonly string[], limitMs: number): Promise<string | null> {
  const until = performance.now() + limitMs
  for (;;) {
    const there = new Set(await listArchive(folder))
    const missing = names.find((name) => !there.has(name))
    if (missing === undefined) return null
    if (performance.now() > until) return missing
    await wait(200)
  }
}
