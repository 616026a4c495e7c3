import type { AreaCode } from '@mwc/contract/fields/mobile-number'
import type { MobileValue } from '@mwc/contract/fields/mobile-number'
import { useProgramme } from '../../../shared/programme/use-programme.ts'

/** The number with a prefix that codes can be sent to, its own or else the first of them, and the list to choose from. */
export function useSendableNumber({ areaCode, mobile }: MobileValue): { value: MobileValue; prefixes: readonly AreaCode[] } {
  const prefixes = useProgramme().data?.codePrefixes ?? (['+65'] as const)
  return { prefixes, value: { areaCode: prefixes.includes(areaCode) ? areaCode : (prefixes[0] ?? '+65'), mobile } }
}
