/** `shops.newCode` → `Shops: new code`; what stands there as method and path, from before acts had names, stays. */
export function actWords(act: string): string {
  const [subject = '', verb] = act.split('.')
  return verb === undefined ? act : `${wordsOf(subject)}: ${wordsOf(verb).toLowerCase()}`
}

/** `phoneRequest` → `Phone request`. */
export function wordsOf(name: string): string {
  const words = name.replaceAll(/(?<=[a-z])(?=[A-Z])/g, ' ').toLowerCase()
  return words.charAt(0).toUpperCase() + words.slice(1)
}
