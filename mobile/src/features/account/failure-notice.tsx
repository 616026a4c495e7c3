import { IconPhone } from '@tabler/icons-react'
import { TextLink } from '../../shared/button.tsx'
import { RefusalError } from '../../shared/call-errors.ts'
import { Notice } from '../../shared/notice.tsx'
import { useProblemText } from '../../shared/problem-text.ts'
import { telAddress, useProgramme } from '../../shared/use-programme.ts'
import { useWords } from '../../words/use-words.ts'

const callFor: readonly string[] = [
  'account.alreadyMember',
  'account.duplicateFin',
  'account.invalidSignUp',
  'account.deactivated',
  'account.closed',
]

/** Why the server said no, with the helpline to tap where it is the way on. */
export function FailureNotice({ failure }: { failure: unknown }) {
  const words = useWords()
  const text = useProblemText()
  const helpline = useProgramme().data?.helpline
  if (!failure) return null
  return (
    <Notice tone="error">
      <p className="font-semibold">{text(failure)}</p>
      {failure instanceof RefusalError && callFor.includes(failure.reason) && helpline && (
        <p className="flex items-center gap-2">
          <IconPhone aria-hidden="true" className="size-5 text-harbour-700" />
          <TextLink to={telAddress(helpline)}>{words.account.callHelpline(helpline)}</TextLink>
        </p>
      )}
    </Notice>
  )
}
