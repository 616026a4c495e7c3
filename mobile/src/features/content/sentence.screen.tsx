import { IconArrowRight, IconHome, IconPhone } from '@tabler/icons-react'
import type { ComponentType } from 'react'
import { LinkButton } from '../../shared/button.tsx'
import { EmptyFace } from '../../shared/empty-face.tsx'
import { homePath } from '../../shared/navigation.ts'
import { ScanPicture } from '../../shared/pictures/scan-picture.tsx'
import { Screen } from '../../shared/screen.tsx'
import { telAddress, useProgramme } from '../../shared/use-programme.ts'
import { useWords } from '../../words/use-words.ts'
import type { SentencesWords } from '../../words/english/sentences.ts'

type Way = 'helpline' | 'home'

function WayOn({ way }: { way: Way }) {
  const words = useWords('sentences')
  const helpline = useProgramme().data?.helpline
  if (way === 'helpline' && helpline) {
    return (
      <LinkButton to={telAddress(helpline)} icon={<IconPhone aria-hidden="true" />}>
        {words.account.callHelpline(helpline)}
      </LinkButton>
    )
  }
  if (way === 'home') {
    return (
      <LinkButton to={homePath} icon={<IconHome aria-hidden="true" />}>
        {words.shared.goHome}
      </LinkButton>
    )
  }
  return (
    <LinkButton to="/pages/tab-bar/contact/contact" icon={<IconArrowRight aria-hidden="true" />}>
      {words.shared.help}
    </LinkButton>
  )
}

/** A screen with a title, what can be said today, and one way on. */
function sentenceScreen(name: keyof SentencesWords, Picture: ComponentType, way: Way) {
  return function SentenceScreen() {
    const { title, text } = useWords('sentences').sentences[name]
    return (
      <Screen title={title} back>
        <EmptyFace picture={<Picture />} text={text} action={<WayOn way={way} />} />
      </Screen>
    )
  }
}

export const MemberDetailScreen = sentenceScreen('memberDetail', ScanPicture, 'helpline')
