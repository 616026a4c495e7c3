import type { ToUse } from './paths.ts'

/** What the parameters of a scan's address say is to be used; null where they say nothing. */
export function toUseIn({ voucher, privilege }: Record<ToUse['kind'], string | null>): ToUse | null {
  if (voucher !== null) return { kind: 'voucher', id: voucher }
  return privilege === null ? null : { kind: 'privilege', id: privilege }
}
