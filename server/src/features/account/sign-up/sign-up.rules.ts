/** FINs that may be looked for a day and number. */
export const finsADay = 5

/** What sign-up says of a number that was just proved. */
export function knownAs(
  membership: { status: string; deactivated: boolean } | null,
): 'new' | 'active' | 'expired' | 'pendingPayment' | 'deactivated' {
  if (!membership) return 'new'
  if (membership.deactivated) return 'deactivated'
  if (membership.status === 'active' || membership.status === 'pendingPayment') return membership.status
  return 'expired'
}
