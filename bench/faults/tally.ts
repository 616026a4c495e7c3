/** What happened in a run, counted by name; things that must not happen are kept with what they were. */
export class Tally {
  readonly counts = new Map<string, number>()
  readonly oddities: string[] = []

  add(name: string, by = 1): void {
    this.counts.set(name, (this.counts.get(name) ?? 0) + by)
  }

  of(name: string): number {
    return this.counts.get(name) ?? 0
  }

  /** Something that no answer, callback or log may say. */
  odd(what: string): void {
    this.oddities.push(what)
  }
}
