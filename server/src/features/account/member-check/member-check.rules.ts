/** A name of which only the first letter of each word is left, whatever their length: `R•••• U••••`. */
export function maskName(name: string): string {
  return name
    .split(/\s+/)
    .filter((word) => word !== '')
    .map((word) => `${[...word][0]}••••`)
    .join(' ')
}
