import type { PhoneRequestState } from '@mwc/contract/account/lost-phone/phone-request-states'
import { IconArrowRight } from '@tabler/icons-react'
import { HelplineButton } from '../../../shared/helpline/helpline-button.tsx'
import { LinkButton } from '../../../shared/screen/button.tsx'
import { Notice } from '../../../shared/screen/notice.tsx'
import { NewNumberPicture } from '../../../shared/pictures/new-number-picture.tsx'
import { wholeMoment } from '../../../shared/time/whole-times.ts'
import { useLanguage, useWords } from '../../../words/use-words.ts'
import { findDraft } from './lost-phone.draft.ts'
import { changePhonePath, infoDetectionPath } from '../../../paths/paths.ts'

type Request = { state: PhoneRequestState; readyAt: string | null }

/** Where a request to move the membership to the phone in hand stands, what comes next, and whom to call. */
export function PhoneRequestStatus({ request }: { request: Request }) {
  const { signUp, ownAccount: words } = useWords('signUp', 'ownAccount')
  const language = useLanguage()
  const { proof } = findDraft.use()
  const isOpen = request.state === 'waiting' || request.state === 'approved'
  const said = {
    waiting: words.requestWaiting,
    approved: words.requestApproved(request.readyAt ? wholeMoment(request.readyAt, language) : ''),
    declined: words.requestDeclined,
    rejected: words.requestRejected,
  }
  const step = request.state === 'approved' ? 1 : 0
  return (
    <div className="space-y-6">
      <div className="flex justify-center">
        <NewNumberPicture />
      </div>
      <Notice tone={isOpen ? 'info' : 'warning'}>
        <p className="font-semibold">{request.state in said ? said[request.state as keyof typeof said] : words.requestOver}</p>
      </Notice>
      {isOpen && (
        <section className="space-y-3">
          <h2 className="text-lg font-bold">{words.whatNext}</h2>
          <ol className="space-y-3">
            {words.requestSteps.map((text, i) => (
              <li key={text} aria-current={i === step ? 'step' : undefined} className="flex items-start gap-3">
                <b
                  data-unspoken=""
                  className={`flex size-9 shrink-0 items-center justify-center rounded-full tabular-nums ${i === step ? 'bg-harbour-700 text-card' : 'bg-harbour-100 text-harbour-700'}`}
                >
                  {i + 1}
                </b>
                <span className={`min-w-0 flex-1 pt-1.5 ${i === step ? 'font-semibold' : ''}`}>{text}</span>
              </li>
            ))}
          </ol>
          <p className="text-ink-2">{words.whyWait}</p>
        </section>
      )}
      <div className="space-y-3">
        <HelplineButton />
        {isOpen ? (
          <LinkButton variant="secondary" to={infoDetectionPath()} replace icon={<IconArrowRight aria-hidden="true" />}>
            {words.seeAnswer}
          </LinkButton>
        ) : (
          <LinkButton variant="secondary" to={proof ? changePhonePath : infoDetectionPath()} replace>
            {signUp.startAgain}
          </LinkButton>
        )}
      </div>
    </div>
  )
}
