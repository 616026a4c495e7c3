import { IconHome, IconId, IconMessageCircle, IconPhone, IconRefresh, IconUser } from '@tabler/icons-react'
import { useWords } from '../words/use-words.ts'
import { Button, LinkButton } from './button.tsx'
import { EmptyFace } from './empty-face.tsx'
import { currentPath, homePath, myPagePath } from './navigation.ts'
import { OfflinePicture } from './pictures/offline-picture.tsx'
import { useSession } from './session.ts'
import { telAddress, useProgramme } from './use-programme.ts'

const cardPath = '/pages/tab-bar/member/member'
const contactPath = '/pages/tab-bar/contact/contact'

/** No network: what this screen waits for, and what opens without one. */
export function OfflineFace({ onRetry }: { onRetry: () => void }) {
  const words = useWords('home', 'offers')
  const { token, vipStatus } = useSession()
  const helpline = useProgramme().data?.helpline
  const active = token !== null && vipStatus === '1'
  const ways = [
    { to: cardPath, Icon: IconId, text: words.home.card, open: active },
    { to: myPagePath, Icon: IconUser, text: words.shared.tabs.myPage, open: token !== null },
    { to: homePath, Icon: IconHome, text: words.shared.tabs.home, open: token === null },
    { to: contactPath, Icon: IconMessageCircle, text: words.shared.tabs.contact, open: token === null || active },
  ].filter(({ to, open }) => open && to !== currentPath().split('?')[0])
  return (
    <div className="space-y-6">
      <EmptyFace
        picture={<OfflinePicture />}
        title={words.offers.offline}
        text={words.offers.offlineText}
        action={
          <Button icon={<IconRefresh aria-hidden="true" />} onClick={onRetry}>
            {words.shared.tryAgain}
          </Button>
        }
      />
      <section className="space-y-3">
        <h2 className="text-lg font-bold">{words.offers.stillWorks}</h2>
        {ways.map(({ to, Icon, text }) => (
          <LinkButton key={to} variant="secondary" icon={<Icon aria-hidden="true" />} to={to}>
            {text}
          </LinkButton>
        ))}
        {helpline && (
          <LinkButton variant="secondary" icon={<IconPhone aria-hidden="true" />} to={telAddress(helpline)}>
            {words.account.callHelpline(helpline.replaceAll(' ', '\u00a0'))}
          </LinkButton>
        )}
        <p className="text-center text-ink-2">{words.offers.callWorks}</p>
      </section>
    </div>
  )
}
