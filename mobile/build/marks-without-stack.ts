import type { Plugin } from 'vite'

const markOfReact = /(\w+Exception) = Error\((formatProdErrorMessage\(\d+\))\)/g

/**
 * Patches React DOM: it makes its marks (exceptions that it compares and never shows) as errors when its code is run. Where somebody watches
 * the page, in DevTools or with Lighthouse, V8 notes where an error is made, and parses all of React DOM anew for it: 100 ms on a slow phone,
 * at its start. Marks without a stack cost nothing. Can go when React makes them no more: the build then fails here.
 */
export const marksWithoutStack: Plugin = {
  name: 'marks-without-stack',
  transform: {
    filter: { id: /\/react-dom-client\.production\.js$/ },
    handler(code) {
      const marked = code.replaceAll(markOfReact, '$1 = { message: $2 }')
      if (marked === code) throw new Error('React DOM makes its marks in another way than this build knows')
      return { code: marked, map: null }
    },
  },
}
