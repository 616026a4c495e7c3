/** A list as somebody wants to find it again: what it is narrowed to, and its order. */
export type View = { name: string; filter: Record<string, unknown>; sort: { field: string; order: 'ASC' | 'DESC' }; perPage: number }

/** What one person or record is found by; it stays with who typed it, and is no part of a view. */
const ofOne = new Set(['search', 'memberId', 'recordId', 'staffId'])

const keyOf = (staffId: string, list: string) => `desk-views:${staffId}:${list}`

/** A filter without what was typed to find one member or record. */
export const filterOfView = (filter: Record<string, unknown>): Record<string, unknown> =>
  Object.fromEntries(Object.entries(filter).filter(([name, value]) => !ofOne.has(name) && value !== '' && value !== undefined))

function isView(value: unknown): value is View {
  const { name, filter, sort, perPage } = (value ?? {}) as Partial<View>
  const isSort = typeof sort?.field === 'string' && (sort.order === 'ASC' || sort.order === 'DESC')
  return typeof name === 'string' && name !== '' && typeof filter === 'object' && filter !== null && isSort && typeof perPage === 'number'
}

/** The views that somebody of staff keeps of a list in this browser. */
export function readViews(staffId: string, list: string): View[] {
  try {
    const found: unknown = JSON.parse(localStorage.getItem(keyOf(staffId, list)) ?? '[]')
    return Array.isArray(found) ? found.filter(isView) : []
  } catch {
    // Something else wrote there, or the browser keeps nothing: there are none.
    return []
  }
}

/** Keeps somebody's views of a list in the place of those before; false where the browser keeps nothing. */
export function keepViews(staffId: string, list: string, views: readonly View[]): boolean {
  try {
    localStorage.setItem(keyOf(staffId, list), JSON.stringify(views))
    return true
  } catch {
    return false
  }
}

/** The address of a list as it stands, to be sent to a colleague; its query alone. */
export function queryOf({ filter, sort, perPage }: Omit<View, 'name'>, page = 1): string {
  const query = { filter: JSON.stringify(filter), sort: sort.field, order: sort.order, page: String(page), perPage: String(perPage) }
  return new URLSearchParams(query).toString()
}
