import type { Selectable } from 'kysely'
import type { OrderTable, PaymentTable } from './tables/payment-tables.ts'
import type { MemberTable } from './tables/account-tables.ts'

export type MemberRow = Selectable<MemberTable>
export type MemberOrderRow = Selectable<OrderTable>
export type PaymentRow = Selectable<PaymentTable>

/** What calls need of whoever makes them; `has_password` is false for an imported account until it has set one. */
export type SignedInMember = Pick<
  MemberRow,
  'id' | 'full_name' | 'member_number' | 'mobile' | 'fin_last_four' | 'nationality' | 'language' | 'deactivated_at' | 'photo_key'
> & { has_password: boolean }
