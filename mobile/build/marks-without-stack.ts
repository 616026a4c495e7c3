import type { Plugin } from 'vite'

const markOfReact = /(\w+Exception) = Error\((formatProdErrorMessage\(\d+\))\)/g

/**
 * Patches React DOM, which makes its marks (exceptions that it compares and never shows) as errors at its start.
 * Under DevTools or Lighthouse, V8 parses all of React DOM anew for their stacks: 100 ms on a slow phone.
 * Can go when React makes them no more: the build then fails here.
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
