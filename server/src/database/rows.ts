import type { Selectable } from 'kysely'
import type { OrderTable, PaymentTable } from './tables/payment-tables.ts'
import type { MemberTable } from './tables/account-tables.ts'

export type MemberRow = Selectable<MemberTable>
export type MemberOrderRow = Selectable<OrderTable>
export type PaymentRow = Selectable<PaymentTable>
