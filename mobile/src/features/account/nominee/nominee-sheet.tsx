import { currentPath, goBack, useQueryParameter } from '../../../shared/navigation/navigation.ts'
import { Sheet } from '../../../shared/screen/sheet.tsx'
import { useWords } from '../../../words/use-words.ts'
import { OwnNominee } from './own-nominee.tsx'

/** The nominee on My Page, for who is kept off the nominee's own screen: open where the address says so (`?open=nominee`). */
export function NomineeSheet() {
  const words = useWords('membership').membership
  const open = useQueryParameter('open') === 'nominee'
  return (
    <Sheet open={open} title={words.nominee} onClose={() => currentPath().includes('open=') && goBack()}>
      <OwnNominee />
    </Sheet>
  )
}
