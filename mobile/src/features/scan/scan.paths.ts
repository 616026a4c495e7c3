/** Where a member uses a privilege at the shop of this code. */
export function shopPath(code: string): string {
  return `/pages/member/detail?shop=${code}`
}

/** Where a member card is checked. */
export function cardPath(proof: string): string {
  return `/pages/member/detail?proof=${proof}`
}

export const payPath = '/pages/payment-method/payment-method'
