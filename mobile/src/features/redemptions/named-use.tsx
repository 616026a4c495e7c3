import type { Redemption, Usable } from '@mwc/contract/redemptions/redemptions.schemas'
import { WithEnglish } from '../../shared/beside-english/with-english.tsx'

type Named = Pick<Usable | Redemption, 'title' | 'benefit' | 'english'>

/** What is used in a line: its title and its benefit. */
export const nameOf = ({ title, benefit }: Pick<Named, 'title' | 'benefit'>): string => (benefit ? `${title} · ${benefit}` : title)

/** What is used, as the member and, below it, the shop's staff read it. */
export function NamedUse({ use }: { use: Named }) {
  return (
    <bdi>
      <WithEnglish english={use.english && nameOf(use.english)}>{nameOf(use)}</WithEnglish>
    </bdi>
  )
}
