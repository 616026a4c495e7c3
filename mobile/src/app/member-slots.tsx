import { Suspense, lazy } from 'react'
import type { ReactNode } from 'react'
import { currentLanguage, useSession } from '../shared/session.ts'
import { Slots } from '../shared/slots.ts'
import { loadWords } from '../words/load-words.ts'
import type { LaterSection } from '../words/load-words.ts'
import { ErrorBoundary } from './error-boundary.tsx'

/** Fetches code and texts side by side; asked for by the component itself, the texts would come after the code. */
async function withWords<Module>(code: Promise<Module>, ...sections: LaterSection[]): Promise<Module> {
  const [module] = await Promise.all([code, loadWords(currentLanguage(), sections)])
  return module
}

const ClaimIcon = lazy(async () => ({ default: (await withWords(import('../features/campaigns/claim-icon.tsx'), 'campaigns')).ClaimIcon }))
const ClaimOffers = lazy(async () => ({
  default: (await withWords(import('../features/campaigns/claim-offers.tsx'), 'campaigns')).ClaimOffers,
}))
const AccountExtras = lazy(async () => ({
  default: (await withWords(import('../features/account/account-extras.tsx'), 'profile', 'membership')).AccountExtras,
}))

/** Something that comes when it comes, or not at all: the screen does not wait for it and does not fail with it. */
function Extra({ children }: { children: ReactNode }) {
  return (
    <ErrorBoundary fallback={() => null}>
      <Suspense>{children}</Suspense>
    </ErrorBoundary>
  )
}

const icon = (
  <Extra>
    <ClaimIcon />
  </Extra>
)
const offers = (
  <Extra>
    <ClaimOffers />
  </Extra>
)
const account = (
  <Extra>
    <AccountExtras />
  </Extra>
)

/**
 * Fills the members' places: the claim icon for those who may open the list of rewards, the offers on My Page for those who may not, and
 * what My Page shows of the account for all.
 */
export function MemberSlots({ children }: { children: ReactNode }) {
  const { token, vipStatus } = useSession()
  const active = vipStatus === '1'
  return (
    <Slots
      value={{
        bar: token !== null && active ? icon : null,
        offers: token !== null && !active ? offers : null,
        account: token !== null ? account : null,
      }}
    >
      {children}
    </Slots>
  )
}
