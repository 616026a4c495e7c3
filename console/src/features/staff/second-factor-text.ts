import type { DeskStaff } from '@mwc/contract/staff/staff-desk.schemas'

const count = (n: number, one: string) => `${n} ${one}${n === 1 ? '' : 's'}`

/** What an account signs in with beside its password. */
export function secondFactorText({ isSetUp, passkeys, recoveryCodes }: DeskStaff): string {
  if (!isSetUp) return 'not set up'
  return ['Authenticator', ...(passkeys > 0 ? [count(passkeys, 'passkey')] : []), `${count(recoveryCodes, 'recovery code')} left`].join(
    ', ',
  )
}
