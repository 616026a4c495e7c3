import { readFileSync, writeFileSync } from 'node:fs'

/** What Linux says of a process's memory, MB: what it has now, or had at most. */
export function memoryOf(pid: number, what: 'VmRSS' | 'VmHWM'): number {
  const [, kilobytes = '0'] = new RegExp(`${what}:\\s+(\\d+)`).exec(readFileSync(`/proc/${pid}/status`, 'latin1')) ?? []
  return Number(kilobytes) / 1024
}

/** The most that a process had begins anew (proc(5), clear_refs). */
export function forgetMost(pid: number): void {
  writeFileSync(`/proc/${pid}/clear_refs`, '5')
}
