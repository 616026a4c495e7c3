/**
 * The date as it is typed, with the slashes of `DD/MM/YYYY` put in on the way. Takes `YYYY-MM-DD` too, which browsers fill in.
 * Hindi, Bengali and Tamil digits become Latin ones. What is being deleted is left alone.
 */
export function typedDate(text: string, before: string): string {
  const latin = text.replace(/[०-९০-৯௦-௯]/g, (digit) => String((digit.charCodeAt(0) - 6) % 16))
  const filled = /^(\d{4})-(\d{2})-(\d{2})$/.exec(latin)
  if (filled) return `${filled[3]}/${filled[2]}/${filled[1]}`
  if (before.startsWith(latin) || /[^\d/]/.test(latin)) return latin.slice(0, 12)
  return latin
    .replace(/\/+/g, '/')
    .replace(/^(\d{2})(?=\d|$)/, '$1/')
    .replace(/^(\d{1,2}\/\d{2})(?=\d|$)/, '$1/')
    .slice(0, 10)
}
