import { IconShare } from '@tabler/icons-react'
import { useWords } from '../../words/use-words.ts'
import { Button } from '../screen/button.tsx'
import { showToast } from '../screen/toast.tsx'
import { shareText } from './share-text.ts'

/** Gives a text to somebody else by the phone's own sheet, or copies it; `text` is made when it is tapped. */
export function ShareButton({ label, copied, text }: { label: string; copied: string; text: () => string }) {
  const words = useWords().shared
  async function share() {
    const how = await shareText(text())
    if (how === 'copied') showToast(copied)
    if (how === 'failed') showToast(words.somethingWrong)
  }
  return (
    <Button variant="secondary" icon={<IconShare aria-hidden="true" />} onClick={() => void share()}>
      {label}
    </Button>
  )
}
