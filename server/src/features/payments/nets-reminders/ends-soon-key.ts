/** Under what a notice stands that a NETS payment ends soon: told once, and read once its money came. */
export const endsSoonKey = (paymentId: string) => `${paymentId} endsSoon`
