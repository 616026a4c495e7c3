import type { Selectable } from 'kysely'
import type { MemberTable, OrderTable, PaymentTable } from './tables.ts'

export type MemberRow = Selectable<MemberTable>
export type MemberOrderRow = Selectable<OrderTable>
export type PaymentRow = Selectable<PaymentTable>
