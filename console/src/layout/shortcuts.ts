/** The letter that goes to a page, after G. */
export const pageLetters: Readonly<Record<string, string>> = {
  work: 'w',
  members: 'm',
  counter: 'c',
  'phone-requests': 'h',
  'paper-requests': 'o',
  threads: 'q',
  'payment-reviews': 'r',
  payments: 'p',
  'counter-days': 'd',
  'statement-lines': 'n',
  'statement-sources': 'b',
  promos: 'f',
  terminals: 't',
  staff: 's',
  news: 'k',
  banners: 'a',
  translations: 'x',
  broadcasts: 'v',
  reminders: 'j',
  reports: 'i',
  sms: 'y',
  health: 'u',
  log: 'l',
  settings: 'e',
}

/** Whether a key is meant for the page: not typed into a field, not with another key, not over a dialog or menu. */
export function isForPage({ target, ctrlKey, metaKey, altKey, isComposing }: KeyboardEvent): boolean {
  if (ctrlKey || metaKey || altKey || isComposing) return false
  const field = target instanceof HTMLElement && (target.isContentEditable || target.matches('input, textarea, select, [role=combobox]'))
  // What fades out lies over nothing any more.
  return !field && document.querySelector('.MuiModal-root:not(.MuiModal-hidden, [aria-hidden=true]), .popup') === null
}

/** Puts the focus into the search of the page, with what stands in it selected; false where the page has none. */
export function focusSearch(): boolean {
  const field = document.querySelector<HTMLInputElement>('main input[data-search], main input[type=search]')
  field?.focus()
  field?.select()
  return field !== null
}

/** Moves the focus to what the next (1) or the last (-1) row of the page's list opens by. */
export function focusRow(step: 1 | -1): void {
  const ways = [...document.querySelectorAll('main table tbody tr')].flatMap((row) => {
    const way = row.querySelector<HTMLElement>('[data-opens]') ?? row.querySelector<HTMLElement>('a[href], button')
    return way ? [{ row, way }] : []
  })
  const at = ways.findIndex(({ row }) => row.contains(document.activeElement))
  const next = at === -1 ? (step === 1 ? 0 : ways.length - 1) : at + step
  ways[next]?.way.focus()
}
