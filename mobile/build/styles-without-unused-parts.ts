import type { Plugin } from 'vite'

/** What Tailwind sets for browsers that do not know `@property`; both of the floor do. */
const fallback = /@layer properties\s*\{\s*@supports[^{]+\{\s*\*,[^{]+\{[^}]*\}\s*\}\s*\}/
const registration = /@property (--tw-[\w-]+)\s*\{[^}]*?(?:initial-value:\s*([^;}]*?)\s*;?)?\s*\}/g
/** Whose it is stands in the notices that the app serves (`scripts/list-of-packages.ts`), and need not come with every page. */
const banner = /^\/\*! tailwindcss [^*]*\*\/\s*/
/** The innermost braces: a rule's own declarations. */
const body = /\{([^{}]*)\}/g

function escape(name: string): RegExp {
  return new RegExp(String.raw`${name}\s*:[^;}]*;?`, 'g')
}

/** The value that a rule gives to a property, where it gives one. */
function valueIn(declarations: string, name: string): string | undefined {
  return new RegExp(String.raw`(?:^|[;\s])${name}\s*:\s*([^;]*)`).exec(declarations)?.[1]?.trim()
}

/** `css` with a value in place of each reading of a property; `var(--name, other)` takes the other where there is none. */
function withValue(css: string, name: string, value: string | undefined): string {
  return css.replaceAll(new RegExp(String.raw`var\(${name}\s*(?:,([^()]*(?:\([^()]*\)[^()]*)*))?\)`, 'g'), (_, other: string | undefined) =>
    value === undefined ? (other ?? '').trim() : value,
  )
}

/**
 * `css` without the properties of Tailwind's that no utility in it changes: what they begin as stands in the rules.
 * What nothing reads is not set.
 */
export function withoutUnusedParts(css: string): string {
  let left = css.replace(banner, '').replace(fallback, '')
  for (const [whole, name = '', initial] of css.matchAll(registration)) {
    left = left.replace(whole, '')
    // A rule that sets what it reads itself.
    left = left.replaceAll(body, (rule, declarations: string) => {
      const own = valueIn(declarations, name)
      return own === undefined ? rule : `{${withValue(declarations, name, own)}}`
    })
    const given = [...left.matchAll(body)].flatMap(([, declarations = '']) => valueIn(declarations, name) ?? [])
    if (!left.includes(`var(${name}`)) left = left.replaceAll(escape(name), '')
    else if (given.every((value) => value === initial)) left = withValue(left.replaceAll(escape(name), ''), name, initial)
    else left += whole
  }
  return left
}

/**
 * Patches the styles that Tailwind writes: every page carries them, and most variables in them wait for utilities not used here.
 * Vite's minifying then folds what is left of the sums. Can go when Tailwind leaves them out.
 */
export const stylesWithoutUnusedParts: Plugin = {
  name: 'styles-without-unused-parts',
  enforce: 'pre',
  transform: {
    filter: { id: /\/src\/styles\.css$/ },
    handler(css) {
      const left = withoutUnusedParts(css)
      if (left.length > css.length * 0.95) throw new Error('Tailwind writes its styles in another way than this build knows')
      return { code: left, map: null }
    },
  },
}
