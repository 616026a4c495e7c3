import { IconRosetteDiscount, IconMessageCircle } from '@tabler/icons-react'
import { useWords } from '../../../words/use-words.ts'
import { QuickTile } from './quick-tile.tsx'
import { contactPath, privilegesPath } from '../../../paths/paths.ts'

/** The tiles of what is open to everybody. */
export function PublicTiles() {
  const words = useWords('home').home
  return (
    <>
      <QuickTile
        to={privilegesPath}
        icon={<IconRosetteDiscount className="size-7" />}
        text={words.privileges}
        note={words.privilegesHint}
      />
      <QuickTile to={contactPath} icon={<IconMessageCircle className="size-7" />} text={words.help} note={words.helpHint} />
    </>
  )
}
