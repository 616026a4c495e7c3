const basic = /^[A-Za-z0-9 \n\r@£$¥èéùìòÇØøÅåΔ_ΦΓΛΩΠΨΣΘΞÆæßÉ!"#¤%&'()*+,\-./:;<=>?¡ÄÖÑÜ§¿äöñüà^{}\\[\]~|€]*$/
/** These take two places each (3GPP TS 23.038, 6.2.1.1). */
const extended = /[\^{}\\[\]~|€]/g

/** SMS that a text costs: 160 characters of GSM-7 in one, 153 in each of several; other scripts 70 and 67 UTF-16 units. */
export function countSegments(text: string): number {
  const isBasic = basic.test(text)
  const length = isBasic ? text.length + (text.match(extended)?.length ?? 0) : text.length
  const [alone, joined] = isBasic ? [160, 153] : [70, 67]
  return length <= alone ? 1 : Math.ceil(length / joined)
}
