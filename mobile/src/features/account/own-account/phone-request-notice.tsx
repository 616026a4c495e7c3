import { useQuery } from '@tanstack/react-query'
import { IconShieldX } from '@tabler/icons-react'
import { Button } from '../../../shared/screen/button.tsx'
import { Notice } from '../../../shared/screen/notice.tsx'
import { showToast } from '../../../shared/screen/toast.tsx'
import { useLanguage, useWords } from '../../../words/use-words.ts'
import { FailureNotice } from '../../../shared/form/failure-notice.tsx'
import { useForm } from '../../../shared/form/form.hook.ts'
import { wholeMoment } from '../../../shared/time/whole-times.ts'
import { accountQuery, rejectMove } from './own-account.queries.ts'

/** Somebody asks staff to move this account to another phone: the member is told, and can say no. */
export function PhoneRequestNotice() {
  const words = useWords('ownAccount').ownAccount
  const language = useLanguage()
  const request = useQuery(accountQuery).data?.phoneRequest
  const form = useForm()
  if (!request) return null
  function reject() {
    void form.submit({}, async () => {
      await rejectMove({ id: request?.id ?? '' })
      showToast(words.moveRejected)
    })
  }
  return (
    <Notice tone="warning">
      <div className="space-y-3">
        <p className="font-semibold">{words.moveAsked(request.newMobile.replaceAll(' ', '\u00a0'))}</p>
        <p>
          {request.readyAt
            ? words.moveComing(wholeMoment(request.readyAt, language))
            : words.moveAskedOn(wholeMoment(request.askedAt, language))}
        </p>
        <FailureNotice failure={form.failure} />
        <Button variant="danger" busy={form.busy} icon={<IconShieldX aria-hidden="true" />} onClick={reject}>
          {words.notMe}
        </Button>
      </div>
    </Notice>
  )
}
