import { IconUser, IconUserPlus } from '@tabler/icons-react'
import { Suspense } from 'react'
import { LinkButton, TextLink } from '../../shared/screen/button.tsx'
import { Notice } from '../../shared/screen/notice.tsx'
import { useWasHere } from '../../shared/loading/was-here.hook.ts'
import { useWords } from '../../words/use-words.ts'
import { HarbourPicture } from '../../shared/loading/deferred-pictures.tsx'
import { money } from '../../shared/programme/money.ts'
import { useProgramme } from '../../shared/programme/use-programme.ts'
import { ComingMaintenance } from './parts/coming-maintenance.tsx'
import { PublicTiles } from './parts/public-tiles.tsx'
import { QuickTiles } from './parts/quick-tile.tsx'
import { WhatsNew } from './parts/whats-new.tsx'
import { aboutMembershipPath, logInPath, signUpPath } from '../../paths/paths.ts'

/** Home for who is not signed in: what this is, joining, logging in, and what is open to everybody. */
export function VisitorWelcome() {
  const { account, home: words } = useWords('home')
  const wasHere = useWasHere()
  const plans = useProgramme().data?.plans ?? []
  const steps = [
    [words.howNumber, words.howNumberText],
    [words.howDetails, words.howDetailsText],
    [words.howPay, words.howPayText],
  ]
  return (
    <div className="two-columns space-y-7">
      <div className="space-y-7">
        <ComingMaintenance />
        {wasHere && (
          <section className="space-y-3">
            <Notice tone="info">{account.logInAgain}</Notice>
            <LinkButton to={logInPath} icon={<IconUser aria-hidden="true" />}>
              {words.logIn}
            </LinkButton>
          </section>
        )}
        <section className="daylight overflow-clip rounded-card bg-harbour-900 text-card shadow-raised">
          <HarbourPicture />
          <div className="space-y-2 p-5">
            <h2 className="text-xl font-bold">{words.visitorTitle}</h2>
            {plans.map(({ plan, months, priceCents }) => (
              <p key={plan} className="text-lg text-marigold-300 tabular-nums">
                {words.price(money(priceCents), months)}
              </p>
            ))}
          </div>
        </section>
        <section className="space-y-3">
          <LinkButton variant={wasHere ? 'secondary' : 'primary'} to={signUpPath()} icon={<IconUserPlus aria-hidden="true" />}>
            {words.join}
          </LinkButton>
          {!wasHere && (
            <>
              <p className="pt-1 text-center text-ink-2">{words.alreadyMember}</p>
              <LinkButton variant="secondary" to={logInPath} icon={<IconUser aria-hidden="true" />}>
                {words.logIn}
              </LinkButton>
            </>
          )}
          <p className="text-center">
            <TextLink to={aboutMembershipPath}>{account.beforeJoining}</TextLink>
          </p>
        </section>
        {/* Taken over after what is seen first. */}
        <Suspense>
          <section className="space-y-3">
            <h2 className="text-lg font-bold">{words.howTitle}</h2>
            <ol className="space-y-4 rounded-card bg-card p-4 shadow-raised">
              {steps.map(([name, text], i) => (
                <li key={name} className="flex gap-4">
                  <span
                    aria-hidden="true"
                    className="flex size-10 shrink-0 items-center justify-center rounded-full marigold-face text-lg font-bold"
                  >
                    {i + 1}
                  </span>
                  <span className="min-w-0 flex-1">
                    <b className="block">{name}</b>
                    <span className="text-ink-2">{text}</span>
                  </span>
                </li>
              ))}
            </ol>
          </section>
        </Suspense>
      </div>
      <Suspense>
        <div className="below-fold space-y-7">
          <WhatsNew />
          <QuickTiles title={words.openToAll}>
            <PublicTiles />
          </QuickTiles>
        </div>
      </Suspense>
    </div>
  )
}
