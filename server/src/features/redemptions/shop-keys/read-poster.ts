import type { OutputOf } from '@mwc/contract/endpoint/wire-call'
import type { readPoster as endpoint } from '@mwc/contract/settlements/settlement-desk.calls'
import type { Dependencies } from '../../../dependencies.ts'
import { Refusal } from '../../../http/refusal.ts'
import { findShop } from './shop-keys.repo.ts'
import { writePoster } from './write-poster.ts'

/** A shop's poster. Refuses with `content.notFound`, and with `shops.noCode` before it has a code. */
export async function readPoster({ db, config }: Pick<Dependencies, 'db' | 'config'>, id: string): Promise<OutputOf<typeof endpoint>> {
  const shop = await findShop(db, id)
  if (!shop) throw new Refusal('content.notFound')
  if (shop.code === null) throw new Refusal('shops.noCode')
  return { html: writePoster({ ...shop, code: shop.code }, config.publicUrl) }
}
