/** The first page of a list: what the phone keeps of it. */
export function keptPage<Page>({ pages }: { pages: Page[] }): { pages: Page[] } {
  return { pages: pages.slice(0, 1) }
}

/** What the phone keeps of an item: all of it. */
export function keptItem<Item>(item: Item): Item {
  return item
}
