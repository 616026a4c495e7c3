import { IconQrcode, IconUser, IconUserPlus } from '@tabler/icons-react'
import { PointList } from '../../../shared/legal/point-list.tsx'
import { Button, LinkButton, TextLink } from '../../../shared/screen/button.tsx'
import { goToLogIn } from '../../../shared/navigation/navigation.ts'
import { Notice } from '../../../shared/screen/notice.tsx'
import { useWasHere } from '../../../shared/loading/was-here.hook.ts'
import { PetalRing } from '../../../shared/rings/petal-ring.tsx'
import { Screen } from '../../../shared/screen/screen.tsx'
import { useWords } from '../../../words/use-words.ts'
import { aboutMembershipPath, signUpPath } from '../../../paths/paths.ts'

/** A card as it will look, with nobody's name and no code that proves anything. */
function CardToCome() {
  const { joining, membership } = useWords('joining', 'membership')
  return (
    <div aria-hidden="true" className="daylight rounded-card bg-card shadow-raised">
      <div className="relative isolate flex aspect-[1.586] flex-col justify-between gap-2.5 overflow-clip rounded-card harbour-face p-4 text-card">
        <PetalRing size={300} className="absolute -right-20 -bottom-24 -z-10 opacity-12" />
        <p className="flex items-center gap-2 font-bold text-marigold-300">
          <PetalRing size={26} heart="fill-marigold-300" className="shrink-0" />
          {membership.programmeName}
        </p>
        <p className="text-xl leading-tight font-semibold">{joining.yourName}</p>
        <p>
          <span className="block text-sm leading-tight">{membership.memberNumber}</span>
          <b className="text-card-number leading-none tracking-wide">M ······</b>
        </p>
      </div>
      <IconQrcode className="mx-auto my-4 size-24 text-ink" />
    </div>
  )
}

/** The Member tab for who is not signed in: what a card is, before it asks to log in; who had one here is asked first. */
export function VisitorCard() {
  const { account, home, joining, shared } = useWords('home', 'joining', 'membership')
  const wasHere = useWasHere()
  const logIn = (
    <Button icon={<IconUser aria-hidden="true" />} onClick={goToLogIn}>
      {account.logIn}
    </Button>
  )
  const points = [joining.cardShow, joining.cardOffline, joining.cardPrivate]
  return (
    <Screen title={shared.tabs.member} tab="member">
      <div className="space-y-5">
        {wasHere && (
          <div className="space-y-3">
            <Notice tone="info">
              <p className="font-semibold">{account.logInAgain}</p>
              <p>{joining.cardAgain}</p>
            </Notice>
            {logIn}
          </div>
        )}
        <CardToCome />
        <h2 className="text-xl font-bold">{joining.yourCard}</h2>
        <PointList points={wasHere ? points : [...points, joining.cardWhen]} />
        <div className="space-y-3">
          {!wasHere && logIn}
          <LinkButton variant="secondary" to={signUpPath()} icon={<IconUserPlus aria-hidden="true" />}>
            {home.join}
          </LinkButton>
          <p className="text-center">
            <TextLink to={aboutMembershipPath}>{account.beforeJoining}</TextLink>
          </p>
        </div>
      </div>
    </Screen>
  )
}
