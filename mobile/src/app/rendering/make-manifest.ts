import { languageTags, languages } from '@mwc/contract/language/language'
import type { Language } from '@mwc/contract/language/language'
import { loadWords } from '../../words/load-words.ts'
import type { Dictionary } from '../../words/load-words.ts'
import { contactPath, memberCardPath, paymentMethodPath } from '../../paths/paths.ts'

const icon = (name: string, size: number, purpose: 'any' | 'maskable') => ({
  src: `/mobile/icons/${name}-${size}.png`,
  sizes: `${size}x${size}`,
  type: 'image/png',
  purpose,
})

const shortcut = (name: string, path: string, picture: string) => ({
  name,
  url: `/mobile${path}`,
  icons: [{ src: `/mobile/icons/shortcut-${picture}.png`, sizes: '96x96', type: 'image/png' }],
})

async function makeManifest(language: Language): Promise<object> {
  const { shared, home, page } = (await loadWords(language, ['home', 'page'])) as Dictionary
  return {
    id: '/mobile/',
    name: shared.appName,
    short_name: page.shortName,
    description: page.about,
    lang: languageTags[language],
    dir: 'ltr',
    start_url: '/mobile/',
    scope: '/mobile/',
    display: 'standalone',
    orientation: 'portrait',
    background_color: '#fffaf2',
    theme_color: '#fffaf2',
    categories: ['lifestyle', 'utilities'],
    icons: [icon('icon', 192, 'any'), icon('icon', 512, 'any'), icon('maskable', 192, 'maskable'), icon('maskable', 512, 'maskable')],
    shortcuts: [
      shortcut(home.card, memberCardPath, 'card'),
      shortcut(home.renew, paymentMethodPath, 'pay'),
      shortcut(shared.tabs.contact, contactPath, 'help'),
    ],
    screenshots: ['home', 'card', 'pay'].map((name) => ({
      src: `/mobile/screenshots/${name}-${language}.webp`,
      sizes: '720x1280',
      type: 'image/webp',
      form_factor: 'narrow',
    })),
  }
}

/** The web app manifests (W3C Web Application Manifest), one in each language, by file name. */
export async function makeManifests(): Promise<Record<string, object>> {
  const made = languages.map(async (language) => [`manifest-${language}.webmanifest`, await makeManifest(language)] as const)
  return Object.fromEntries(await Promise.all(made))
}
