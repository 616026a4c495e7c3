/** What `mobile/build/list-of-files.ts` lists: files, with what they import at once and what they may ask for later. */
export type BuiltFiles = Record<string, { imports: string[]; later: string[]; modules: string[] }>

/** Modules, by the ends of their paths: see `offlineModules` of the page renderer. */
export type OfflineModules = Record<'screens' | 'anywhere' | 'everyone' | 'member', string[]>

/** Files that nobody keeps beforehand: texts, which are kept by language, and the map, which needs a network. */
const isApart = (file: string) => /^assets\/(?:words|leaflet-map)-/.test(file)

/**
 * Divides the built code: what opens everybody's offline screens, what opens a member's beside it, and all the rest.
 * Throws where a screen's module is in no file.
 */
export function offlineFiles(files: BuiltFiles, entry: string, modules: OfflineModules): Record<'everyone' | 'member' | 'rest', string[]> {
  const fileOf = (module: string) => {
    const found = Object.keys(files).find((file) => files[file]?.modules.some((path) => path.endsWith(module)))
    if (!found) throw new Error(`No built file holds ${module}`)
    return found
  }
  const screens = new Set(modules.screens.map(fileOf))
  const laterOf = (file: string) => (files[file]?.later ?? []).filter((one) => !screens.has(one))
  /** These files with everything that they import, and what `later` says of each. */
  function withNeeded(beginnings: string[], later: (file: string) => string[]): Set<string> {
    const all = new Set<string>()
    const add = (file: string) => {
      if (all.has(file) || isApart(file)) return
      all.add(file)
      for (const one of [...(files[file]?.imports ?? []), ...later(file)]) add(one)
    }
    for (const file of beginnings) add(file)
    return all
  }
  const first = modules.everyone.map(fileOf).filter((file) => file !== entry)
  // What a screen asks for itself; what that asks for again comes with what is opened.
  const everyone = withNeeded([entry, ...modules.anywhere.map(fileOf), ...first, ...first.flatMap(laterOf)], () => [])
  const member = withNeeded([...modules.member.map(fileOf), ...laterOf(entry)], laterOf).difference(everyone)
  const rest = Object.keys(files).filter((file) => !everyone.has(file) && !member.has(file) && !isApart(file))
  return { everyone: [...everyone], member: [...member], rest }
}
