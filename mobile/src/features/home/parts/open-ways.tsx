import { IconGift, IconMessageCircle } from '@tabler/icons-react'
import { useWords } from '../../../words/use-words.ts'
import { QuickWay } from './quick-way.tsx'

/** The tiles of what is open to everybody. */
export function OpenWays() {
  const words = useWords('home').home
  return (
    <>
      <QuickWay
        to="/pages/tab-bar/privileges/privileges"
        icon={<IconGift className="size-7" />}
        text={words.privileges}
        note={words.privilegesHint}
      />
      <QuickWay
        to="/pages/tab-bar/contact/contact"
        icon={<IconMessageCircle className="size-7" />}
        text={words.help}
        note={words.helpHint}
      />
    </>
  )
}
