import { Screen } from '../../../shared/screen/screen.tsx'
import { useWords } from '../../../words/use-words.ts'
import { OwnNominee } from './own-nominee.tsx'

/** Whom the insurance is to pay. */
export function NomineeScreen() {
  return (
    <Screen title={useWords('nominee').nominee.title} back>
      <OwnNominee />
    </Screen>
  )
}
