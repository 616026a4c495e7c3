import type { StaffRole } from '@mwc/contract/endpoint/access'
import type { OutputOf } from '@mwc/contract/endpoint/wire-call'
import type { listShopStatements as endpoint } from '@mwc/contract/settlements/settlement-desk.calls'
import { type AskedPage, pageOfList } from '../../database/lists/page-of-list.ts'
import type { Dependencies } from '../../dependencies.ts'
import { monthOf } from './month-of.ts'
import { readStatements } from './read-statements.ts'
import { type ShopNameColumn, shopsByName } from './shop-list.repo.ts'

type Asked = AskedPage<ShopNameColumn> & { month?: string | undefined; search?: string | undefined }

/** A page of the shops with what each is owed for a month. */
export async function listShopStatements(
  { db, clock }: Pick<Dependencies, 'db' | 'clock'>,
  asked: Asked,
  role: StaffRole,
): Promise<OutputOf<typeof endpoint>> {
  const now = clock.now()
  const { rows, ...counted } = await pageOfList(db, shopsByName(db, asked), asked)
  return { rows: await readStatements(db, rows, { month: monthOf(asked.month, now), now, role }), ...counted }
}
