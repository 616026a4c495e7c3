/** The three ways in which the centre may advertise to a member, each off until the member says yes. */
export const marketingConsents = ['marketingSms', 'marketingMessaging', 'marketingCall'] as const

/** Every consent that is kept as a dated row. */
export const consentKinds = ['declaration', 'membership', ...marketingConsents] as const
export type ConsentKind = (typeof consentKinds)[number]
