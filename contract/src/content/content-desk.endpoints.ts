import { defineEndpoint } from '../endpoint/endpoint.ts'
import type { Schema, WireCall } from '../endpoint/wire-call.ts'
import * as calls from './content-desk.calls.ts'
import { contentDeskSchemas } from './content-desk.schemas.ts'

/** The endpoints of one kind of content. `many` is what its items are called. */
function kindEndpoints<ListInput extends Schema, ListOutput extends Schema, Add extends Schema, Edit extends Schema, Item extends Schema>(
  {
    list,
    add,
    edit,
  }: { list: WireCall<'staff', ListInput, ListOutput>; add: WireCall<'staff', Add, Item>; edit: WireCall<'staff', Edit, Item> },
  schemas: { listInput: ListInput; listOutput: ListOutput; addInput: Add; editInput: Edit; item: Item },
  many: string,
) {
  return {
    list: defineEndpoint(list, {
      summary: `All ${many}, in their order: upcoming, published and ended ones.`,
      input: schemas.listInput,
      output: schemas.listOutput,
      refusals: ['staff.notAllowed'],
    }),
    add: defineEndpoint(add, {
      summary: `Add to the ${many}.`,
      input: schemas.addInput,
      output: schemas.item,
      refusals: ['staff.notAllowed'],
    }),
    edit: defineEndpoint(edit, {
      summary: `Change one of the ${many}, or when it is shown. Safe to repeat.`,
      input: schemas.editInput,
      output: schemas.item,
      refusals: ['content.notFound', 'request.changedMeanwhile', 'staff.notAllowed'],
    }),
  }
}

/** Every kind of content. */
export const contentDesk = {
  shop: kindEndpoints(calls.contentDesk.shop, contentDeskSchemas.shop, 'shops'),
  privilege: kindEndpoints(calls.contentDesk.privilege, contentDeskSchemas.privilege, 'privileges'),
  banner: kindEndpoints(calls.contentDesk.banner, contentDeskSchemas.banner, 'banners'),
  news: kindEndpoints(calls.contentDesk.news, contentDeskSchemas.news, 'news items'),
  question: kindEndpoints(calls.contentDesk.question, contentDeskSchemas.question, 'questions'),
  place: kindEndpoints(calls.contentDesk.place, contentDeskSchemas.place, 'places'),
  insurance: kindEndpoints(calls.contentDesk.insurance, contentDeskSchemas.insurance, 'insurance items'),
}
