import { categoryNames, everydayNames } from '@mwc/contract/content/category-names'
import { privilegeCategories } from '@mwc/contract/content/content-kinds'
import type { PrivilegeCategory } from '@mwc/contract/content/content-kinds'
import { wordsOf } from '../kinds/search.rules.ts'

/** A category that a search names, and the words of the search beside its name. */
export type NamedCategory = { category: PrivilegeCategory; rest: string[] }

/** Every name of a category, in its words. */
const namesOf = new Map(
  privilegeCategories.map((category) => {
    const names = [...Object.values(categoryNames).map((of) => of[category]), ...everydayNames[category]]
    return [category, names.map(wordsOf)]
  }),
)

/**
 * Categories that a search names in any language: a word of the search must begin each word of the name.
 * So `gro` names the groceries, but `free` alone not the free time.
 * @param words `wordsOf`'s
 */
export function namedCategories(words: readonly string[]): NamedCategory[] {
  return [...namesOf].flatMap(([category, names]) => {
    const named = names.filter((name) => name.every((part) => words.some((word) => part.startsWith(word))))
    const rests = named.map((name) => words.filter((word) => !name.some((part) => part.startsWith(word))))
    const [rest] = rests.toSorted((one, other) => one.length - other.length)
    return rest ? [{ category, rest }] : []
  })
}
