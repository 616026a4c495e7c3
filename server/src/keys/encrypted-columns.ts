import type { EncryptedPlace } from './encryption.ts'

/** Encrypted columns, what finds their rows, and what is in them. The sweep re-encrypts what is of an older key or format. */
export const encryptedColumns = [
  { table: 'member', column: 'fin_cipher', key: 'id', what: 'FINs' },
  { table: 'staff', column: 'totp_cipher', key: 'id', what: 'TOTP secrets of staff' },
  { table: 'staff_link', column: 'totp_cipher', key: 'token_hash', what: 'TOTP secrets of links' },
  { table: 'kept_secret', column: 'sealed', key: 'name', what: 'VAPID private keys' },
  { table: 'member_import_row', column: 'sealed', key: 'id', what: 'rows of files of members' },
  { table: 'log_key', column: 'sealed', key: 'member_id', what: 'keys of the log' },
] as const
export type EncryptedColumn = (typeof encryptedColumns)[number]

/** A member's whole FIN. */
export const finPlace = (memberId: string): EncryptedPlace => ({ table: 'member', column: 'fin_cipher', row: memberId })
/** The secret of a staff member's authenticator app. */
export const totpPlace = (staffId: string): EncryptedPlace => ({ table: 'staff', column: 'totp_cipher', row: staffId })
/** The same while its link was not opened. */
export const linkPlace = (tokenHash: string): EncryptedPlace => ({ table: 'staff_link', column: 'totp_cipher', row: tokenHash })
/** The key of a member's personal values in the log. */
export const logKeyPlace = (memberId: string): EncryptedPlace => ({ table: 'log_key', column: 'sealed', row: memberId })
/** The cells of a row of a file that staff uploaded. */
export const importRowPlace = (rowId: string): EncryptedPlace => ({ table: 'member_import_row', column: 'sealed', row: rowId })
/** A key that the server made for itself. */
export const secretPlace = (name: string): EncryptedPlace => ({ table: 'kept_secret', column: 'sealed', row: name })
/** A message on its way, which lies in the job table for minutes and is never re-encrypted. */
export const smsPlace = (smsId: string): EncryptedPlace => ({ table: 'job', column: 'sealed', row: smsId })
