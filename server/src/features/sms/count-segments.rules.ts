const basic = /^[A-Za-z0-9 \n\r@£$¥èéùìòÇØøÅåΔ_ΦΓΛΩΠΨΣΘΞÆæßÉ!"#¤%&'()*+,\-./:;<=>?¡ÄÖÑÜ§¿äöñüà^{}\\[\]~|€]*$/
/** These take two places each (3GPP TS 23.038, 6.2.1.1). */
const extended = /[\^{}\\[\]~|€]/g

/** Messages that a text costs: 160 characters of GSM-7 in one or 153 in each of several; 70 or 67 UTF-16 units of any other script. */
export function countSegments(text: string): number {
  const isBasic = basic.test(text)
  const length = isBasic ? text.length + (text.match(extended)?.length ?? 0) : text.length
  const [alone, joined] = isBasic ? [160, 153] : [70, 67]
  return length <= alone ? 1 : Math.ceil(length / joined)
}
