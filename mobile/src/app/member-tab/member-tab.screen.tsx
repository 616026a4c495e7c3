import { CardCode } from '../../features/card/card-code.tsx'
import { MemberScreen } from '../../features/membership/member.screen.tsx'

/** The Member tab, in one file with the code on its card: at the counter nothing should come one after the other. */
export function MemberTabScreen() {
  return <MemberScreen code={<CardCode />} />
}
