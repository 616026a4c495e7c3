import { lazy } from 'react'
import { CardCode } from '../../features/card/card-code.tsx'
import { MemberScreen } from '../../features/membership/member.screen.tsx'
import { useSession } from '../../shared/session/session.ts'

const VisitorCard = lazy(async () => ({ default: (await import('../../features/membership/joining/visitor-card.tsx')).VisitorCard }))

/** The Member tab, in one file with the code on its card: at the counter nothing should come one after the other. */
export function MemberTabScreen() {
  return useSession().token === null ? <VisitorCard /> : <MemberScreen code={<CardCode />} />
}
