import type { Plugin } from 'vite'

/** What Tabler's icons carry for nothing: their names as classes, and a namespace that only files of SVG need. */
const needless: Record<string, [RegExp, string]> = {
  'createReactComponent.mjs': [
    /className: \[`tabler-icon`, `tabler-icon-\$\{iconName\}`, className\]\.filter\(Boolean\)\.join\(" "\)/,
    'className',
  ],
  'defaultAttributes.mjs': [/xmlns: "http:\/\/www\.w3\.org\/2000\/svg",/g, ''],
}

/**
 * Patches Tabler's icons for the app and for the renderer of its pages, so that both make the same: some hundred bytes of each
 * page. The build fails where Tabler writes them in another way.
 */
export const iconsInHtml: Plugin = {
  name: 'icons-in-html',
  transform: {
    filter: { id: /\/@tabler\/icons-react\/.*\/(createReactComponent|defaultAttributes)\.mjs$/ },
    handler(code, id) {
      const [found, instead] = needless[id.split('/').at(-1) ?? ''] ?? [/^$/, '']
      const patched = code.replace(found, instead)
      if (patched === code) throw new Error(`${id} is written in another way than this build knows`)
      return { code: patched, map: null }
    },
  },
}
