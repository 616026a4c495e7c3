import type { ContentKind } from '@mwc/contract/content/content-desk.calls'
import type { InputOf, WireCall } from '@mwc/contract/endpoint/wire-call'
import { callServer } from '../../calls/call-server.ts'
import { useRecordForm } from '../../form/use-record-form.ts'
import { type DeskItem, inputOf, valuesOf } from './form-values.ts'
import { deskOf } from './use-item.ts'

/** What is typed over an item, or for a new one, and the sending of it. `readAgain` asks for the item as it stands. */
export function useItemForm(kind: ContentKind, item: DeskItem | null, readAgain: () => Promise<unknown>) {
  return useRecordForm<DeskItem>({
    name: `content ${kind} ${item?.id ?? 'new'}`,
    record: item,
    stored: valuesOf(kind, item),
    readAgain,
    async send(values, { version, fitting }) {
      const call = (item ? deskOf(kind).edit : deskOf(kind).add) as WireCall<'staff'>
      const known = item ? { id: item.id, version, ...(fitting.length > 0 && { fitting: [...fitting] }) } : {}
      return (await callServer(call, { ...known, ...inputOf(kind, values, item) } as InputOf<WireCall>)) as unknown as DeskItem
    },
  })
}
