export type Chunk = {
  name: string
  /** Folders below `mobile/src`, or of the contract; each without the folders inside it. */
  folders: readonly string[]
  /** What of `node_modules` is asked for by nobody else so early: a package, or one file of it. */
  packages?: readonly string[]
}

const languages = ['english', 'chinese', 'bengali', 'india']

/**
 * Folders that are fetched together, as one built file: small files compress worse, and each costs a round trip.
 * What several of them import goes into the earliest. A folder not named here is fetched with the screens that need it.
 */
export const chunks: readonly Chunk[] = [
  {
    // Every first visit.
    name: 'frame',
    folders: [
      '.',
      'app/read-aloud',
      'app/routes',
      'app/shell',
      'app/start',
      'paths',
      'shared/deferred-calls',
      'shared/loading',
      'shared/navigation',
      'shared/pages',
      'shared/programme',
      'shared/screen',
      'shared/server',
      'shared/session',
      'shared/storage',
      'words',
    ],
  },
  {
    // The form of the log-in, which the other ways in use as well.
    name: 'forms',
    folders: ['features/account/draft', 'features/account/log-in', 'features/account/sessions', 'shared/form'],
  },
  {
    // What Home shows, which lists and articles show as well.
    name: 'home',
    folders: ['features/home', 'features/home/parts', 'shared/content'],
  },
  {
    // What answers on the screens of lists and articles: what is read there comes later.
    name: 'browsing',
    folders: ['features/content', 'features/content/news', 'features/privileges', 'features/privileges/screens', 'shared/browsing'],
  },
  {
    // What is read one at a time.
    name: 'articles',
    folders: ['features/content/article', 'features/privileges/article', 'shared/article', 'shared/freshness', 'shared/locations'],
  },
  {
    // What is read in lists.
    name: 'lists',
    folders: ['features/content/list', 'features/privileges/list', 'shared/lists'],
  },
  // Texts that are always wanted together.
  ...languages.map((language) => ({ name: `words-${language}-reading`, folders: [`words/${language}/reading`] })),
  {
    // What forms, and what an older build stored, are checked with.
    name: 'checks',
    folders: [],
    packages: ['zod'],
  },
  {
    // What talks with the server. Fetched after the first screen is alive.
    name: 'calls',
    folders: ['features/account/calls', 'shared/calls', 'shared/session/changes', 'shared/storage/lifetimes'],
  },
  {
    // Small things of many screens: one by one, each costs an opening of the card a turn through the service worker.
    name: 'small',
    folders: [
      'contract/src/promos/code',
      'contract/src/scan',
      'shared/beside-english',
      'shared/helpline',
      'shared/paying',
      'shared/session/keys',
      'shared/status',
      'shared/storage/asynchronous',
      'words/english/beside',
    ],
    packages: ['@tanstack/query-core/build/modern/mutationObserver.js', '@tanstack/react-query/build/modern/useMutation.js'],
  },
  {
    // What the first touch of the speaker asks for.
    name: 'read-aloud',
    folders: ['app/read-aloud/reading', 'app/read-aloud/speech'],
  },
  {
    // The card in the hand, in as few files as can be: it is opened at a counter.
    name: 'card',
    folders: ['app/member-tab', 'features/card', 'features/card/key', 'features/membership'],
  },
]

/** A module's path below the root of the tree; that of a package begins with `node_modules/`. */
export function pathOf(id: string): string {
  return /(?:.*\/)?(node_modules\/.*|(?:mobile|contract)\/src\/.*)$/.exec(id.split('?')[0] ?? id)?.[1] ?? id
}

/** Where a folder of the table stands, below the root of the tree. */
export function placeOf(folder: string): string {
  if (folder.startsWith('contract/')) return folder
  return folder === '.' ? 'mobile/src' : `mobile/src/${folder}`
}

/** Whether a module, by its path below the root, stands in a folder or a package that the chunk names. */
export function isNamed({ folders, packages = [] }: Chunk, path: string): boolean {
  const folder = path.slice(0, path.lastIndexOf('/'))
  return folders.some((name) => placeOf(name) === folder) || packages.some((name) => `${path}/`.startsWith(`node_modules/${name}/`))
}
