import { goTo } from '../../../shared/navigation/navigation.ts'
import { Screen } from '../../../shared/screen/screen.tsx'
import { useWords } from '../../../words/use-words.ts'
import { NewNumberSteps } from './new-number-steps.tsx'
import { verifyMobilePath } from '../../../paths/paths.ts'

/** A new number for the account, without the old SIM: the password and the new number here, its code on the next screen. */
export function ChangeMobileScreen() {
  const words = useWords('ownAccount').ownAccount
  return (
    <Screen title={words.changeNumber} back>
      <NewNumberSteps onSent={() => goTo(verifyMobilePath)} />
    </Screen>
  )
}
