import { IconShare } from '@tabler/icons-react'
import { appBase } from '../../paths/paths.ts'
import { useWords } from '../../words/use-words.ts'
import { Button } from '../screen/button.tsx'
import { showToast } from '../screen/toast.tsx'
import { shareText } from './share-text.ts'

/** Gives a text to somebody else by the phone's own sheet, or copies it; with the address of a page that everybody may open. */
export function ShareButton({ text, path }: { text: string; path?: string }) {
  const { content, shared } = useWords('content')
  async function share() {
    const how = await shareText(text, path && location.origin + appBase + path)
    if (how === 'copied') showToast(content.copied)
    if (how === 'failed') showToast(shared.somethingWrong)
  }
  return (
    <Button variant="secondary" icon={<IconShare aria-hidden="true" />} onClick={() => void share()}>
      {content.share}
    </Button>
  )
}
