import { IconCloudOff } from '@tabler/icons-react'
import { useSyncExternalStore } from 'react'
import { useLanguage, useWords } from '../words/use-words.ts'
import { momentText } from './format.ts'

const never = () => () => undefined

/** When the server last said what the screen shows; marked where that is not what it says now. */
export function LastChecked({ at, old }: { at: string | number; old: boolean }) {
  const words = useWords().shared
  const language = useLanguage()
  // Each reader's own: the page that the server makes leaves it open.
  const isMade = useSyncExternalStore(
    never,
    () => false,
    () => true,
  )
  return (
    <p
      className={`flex min-h-8 items-center justify-center gap-2 text-center text-sm ${old ? 'font-semibold text-pending' : 'text-ink-2'}`}
    >
      {old && <IconCloudOff aria-hidden="true" className="size-5 shrink-0" />}
      {isMade ? null : words.lastChecked(momentText(new Date(at).toISOString(), language))}
    </p>
  )
}
