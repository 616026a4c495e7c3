import type { StaffRole } from '../endpoint/access.ts'
import type { WireCall } from '../endpoint/wire-call.ts'
import type { contentDeskSchemas } from './content-desk.schemas.ts'

export const readers: readonly StaffRole[] = ['admin', 'membership', 'content', 'support', 'finance']
export const makers: readonly StaffRole[] = ['admin', 'content']

type Schemas = typeof contentDeskSchemas
export type ContentKind = keyof Schemas

/** The three calls of one kind of content, which differ in nothing but its fields. */
type KindCalls<Kind extends ContentKind> = {
  list: WireCall<'staff', Schemas[Kind]['listInput'], Schemas[Kind]['listOutput']>
  add: WireCall<'staff', Schemas[Kind]['addInput'], Schemas[Kind]['item']>
  edit: WireCall<'staff', Schemas[Kind]['editInput'], Schemas[Kind]['item']>
}

function kindCalls<Kind extends ContentKind>(path: string): KindCalls<Kind> {
  return {
    list: { method: 'GET', path, access: 'staff', roles: readers },
    add: { method: 'POST', path, access: 'staff', roles: makers },
    edit: { method: 'POST', path: `${path}/:id`, access: 'staff', roles: makers },
  }
}

/** Every kind of content. */
export const contentDesk: { [Kind in ContentKind]: KindCalls<Kind> } = {
  shop: kindCalls('/desk/shops'),
  privilege: kindCalls('/desk/privileges'),
  banner: kindCalls('/desk/banners'),
  news: kindCalls('/desk/news'),
  question: kindCalls('/desk/questions'),
  place: kindCalls('/desk/places'),
  insurance: kindCalls('/desk/insurance'),
}
