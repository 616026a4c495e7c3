/**
 * A FIN from its fourth digit on: no name, number or reference begins like this. Member numbers begin with M, too, and end with
 * A to L: of that series only what ends with another letter is surely a FIN.
 */
export const beginsLikeFin = (text: string): boolean => /^(?:[stfg]\d{4,7}[a-z]?|m\d{7}[m-z])$/i.test(text.replaceAll(/[\s-]/g, ''))
