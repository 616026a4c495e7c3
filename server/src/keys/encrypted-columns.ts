import type { SealedPlace } from './encryption.ts'

/** The columns that hold sealed values, and the column that their rows are found by; the sweep seals anew what an older key or format sealed. */
export const sealedColumns = [
  { table: 'member', column: 'fin_cipher', key: 'id' },
  { table: 'staff', column: 'totp_cipher', key: 'id' },
  { table: 'kept_secret', column: 'sealed', key: 'name' },
] as const
export type SealedColumn = (typeof sealedColumns)[number]

/** A member's whole FIN. */
export const finPlace = (memberId: string): SealedPlace => ({ table: 'member', column: 'fin_cipher', row: memberId })
/** The secret of a staff member's authenticator app. */
export const totpPlace = (staffId: string): SealedPlace => ({ table: 'staff', column: 'totp_cipher', row: staffId })
/** A key that the server made for itself. */
export const secretPlace = (name: string): SealedPlace => ({ table: 'kept_secret', column: 'sealed', row: name })
/** A message on its way, which lies in the job table for minutes and is never sealed anew. */
export const smsPlace = (smsId: string): SealedPlace => ({ table: 'job', column: 'sealed', row: smsId })
