/** Cents of Singapore dollars as `S$9.00`. ICU would write `$` or `SGD`. */
export function money(cents: number): string {
  return `S$${(cents / 100).toFixed(2).replace(/\B(?=(\d{3})+\.)/g, ',')}`
}
