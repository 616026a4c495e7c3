import type { InputOf, WireCall } from '@mwc/contract/endpoint/wire-call'
import type { DataProvider, RaRecord, SortPayload } from 'react-admin'
import { callServer } from '../calls/call-server.ts'
import { resourceOf } from './resources.ts'

type Page = { rows: RaRecord[]; total: number; more: boolean }

async function ask(call: WireCall, input: object, signal?: AbortSignal): Promise<unknown> {
  return callServer(call, input as InputOf<WireCall>, signal)
}

const listed = async (call: WireCall, input: object, signal?: AbortSignal) => (await ask(call, input, signal)) as Page

/** An order as calls take it; none for the framework's own standard, where the call's stands. */
export const orderOf = (sort: SortPayload | undefined) =>
  sort && sort.field !== 'id' ? { sort: `${sort.order === 'DESC' ? '-' : ''}${sort.field}` } : {}

/** A list asks for what its records have alone: changes are acts, each with its own call. */
const noChange = () => Promise.reject(new Error('records are changed by acts only'))

/** Reads what the pages list and show, by the calls of the contract. */
export const dataProvider: DataProvider = {
  async getList(name, { pagination, sort, filter, signal }) {
    const { page = 1, perPage = 20 } = pagination ?? {}
    const { rows, total, more } = await listed(resourceOf(name).list, { ...filter, ...orderOf(sort), page, pageSize: perPage }, signal)
    // Beyond what the server counts the page says "more than", and goes on page by page.
    if (more) return { data: rows as never[], pageInfo: { hasNextPage: rows.length === perPage, hasPreviousPage: page > 1 } }
    return { data: rows as never[], total }
  },
  async getOne(name, { id, signal }) {
    const { list, one } = resourceOf(name)
    if (one) return { data: (await ask(one, { id }, signal)) as never }
    const { rows } = await listed(list, { ids: id }, signal)
    if (!rows[0]) throw new Error('This record is not there any more.')
    return { data: rows[0] as never }
  },
  async getMany(name, { ids, signal }) {
    const { rows } = await listed(resourceOf(name).list, { ids: ids.join(','), pageSize: 100 }, signal)
    return { data: rows as never[] }
  },
  async getManyReference(name, { target, id, pagination: { page, perPage }, sort, filter, signal }) {
    const { rows, total } = await listed(
      resourceOf(name).list,
      { ...filter, [target]: id, ...orderOf(sort), page, pageSize: perPage },
      signal,
    )
    return { data: rows as never[], total }
  },
  create: noChange,
  update: noChange,
  updateMany: noChange,
  delete: noChange,
  deleteMany: noChange,
}
