const detailPath = '/pages/member/detail'
export const listPath = '/pages/member/list'
export const scanPath = '/pages/scan/scan'
export const cardPath = '/pages/tab-bar/member/member'
export const foundPath = `${detailPath}?found=1`

/** The receipt of a use. */
export function receiptPath(id: string): string {
  return `${detailPath}?used=${id}`
}
