import { IconPhone } from '@tabler/icons-react'
import { useEffect, useRef, useState } from 'react'
import { TextLink } from '../screen/button.tsx'
import { RefusalError } from '../server/call-errors.ts'
import { Notice } from '../screen/notice.tsx'
import { useProblemText } from '../server/problem-text.ts'
import { telAddress, useProgramme } from '../programme/use-programme.ts'
import { useWords } from '../../words/use-words.ts'

/** Refusals with the helpline as the way on whose text does not name it. */
const callFor: readonly string[] = ['account.closed']

/** Why the server said no, with the helpline to tap where it is the way on. It comes before the reader's eyes; focus stays. */
export function FailureNotice({ failure }: { failure: unknown }) {
  const words = useWords()
  const text = useProblemText()
  const helpline = useProgramme().data?.helpline
  const place = useRef<HTMLDivElement>(null)
  // What was there before anything was tapped moves nothing.
  const [before] = useState(failure)
  useEffect(() => {
    if (failure && failure !== before) place.current?.scrollIntoView({ block: 'nearest' })
  }, [failure, before])
  if (!failure) return null
  const said = text(failure)
  const number = helpline?.replaceAll(' ', '\u00a0') ?? ''
  return (
    <div ref={place}>
      <Notice tone="error">
        <p className="font-semibold">{helpline ? said.replaceAll(helpline, number) : said}</p>
        {failure instanceof RefusalError && helpline && (said.includes(helpline) || callFor.includes(failure.reason)) && (
          <p className="flex items-center gap-2">
            <IconPhone aria-hidden="true" className="size-5 text-harbour-700" />
            <TextLink to={telAddress(helpline)}>{words.account.callHelpline(number)}</TextLink>
          </p>
        )}
      </Notice>
    </div>
  )
}
