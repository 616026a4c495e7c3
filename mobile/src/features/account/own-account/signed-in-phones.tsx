import { useQuery } from '@tanstack/react-query'
import { IconDeviceMobile, IconLogout } from '@tabler/icons-react'
import { useState } from 'react'
import { Button } from '../../../shared/screen/button.tsx'
import { goTo } from '../../../shared/navigation/navigation.ts'
import { signOut } from '../../../shared/session/changes/sign-out.ts'
import { Notice } from '../../../shared/screen/notice.tsx'
import { useProblemText } from '../../../shared/server/problem-text.ts'
import { Sheet } from '../../../shared/screen/sheet.tsx'
import { Skeleton } from '../../../shared/screen/skeleton.tsx'
import { showToast } from '../../../shared/screen/toast.tsx'
import { useLanguage, useWords } from '../../../words/use-words.ts'
import { FailureNotice } from '../../../shared/form/failure-notice.tsx'
import { useForm } from '../../../shared/form/form.hook.ts'
import { wholeMoment } from '../../../shared/time/whole-times.ts'
import { endPhone, endPhones, phonesQuery } from './own-account.queries.ts'
import type { SignedInPhone } from './own-account.queries.ts'
import { logInPath } from '../../../paths/paths.ts'

/** Whom a tap would sign out: one phone, all others, or all. */
type Asked = SignedInPhone | 'others' | 'all'

/** The phones that are signed in; each other one, or all at once, can be signed out. */
export function SignedInPhones() {
  const words = useWords('ownAccount').ownAccount
  const problem = useProblemText()
  const phones = useQuery(phonesQuery)
  const [asked, setAsked] = useState<Asked | null>(null)
  const sessions = phones.data?.sessions
  const hasOthers = sessions?.some(({ isThis }) => !isThis) ?? false
  return (
    <section className="space-y-3">
      <h2 className="text-lg font-bold">{words.phones}</h2>
      {!sessions && !phones.error && <Skeleton className="h-24 w-full" />}
      {!sessions && phones.error && <Notice tone="error">{problem(phones.error)}</Notice>}
      <ul className="divide-y divide-hairline rounded-card bg-card px-4 shadow-raised empty:hidden">
        {sessions?.map((phone) => (
          <PhoneRow key={phone.id} phone={phone} onSignOut={() => setAsked(phone)} />
        ))}
      </ul>
      {hasOthers && (
        <Button variant="secondary" icon={<IconLogout aria-hidden="true" />} onClick={() => setAsked('others')}>
          {words.signOutOthers}
        </Button>
      )}
      <Button variant="quiet" onClick={() => setAsked('all')}>
        {words.signOutAll}
      </Button>
      <SignOutSheet asked={asked} onClose={() => setAsked(null)} onDone={() => void phones.refetch()} />
    </section>
  )
}

function PhoneRow({ phone, onSignOut }: { phone: SignedInPhone; onSignOut: () => void }) {
  const { membership, ownAccount: words } = useWords('ownAccount', 'membership')
  const language = useLanguage()
  return (
    <li className="flex flex-wrap items-center gap-x-3 py-3">
      <IconDeviceMobile aria-hidden="true" className="size-6 shrink-0 text-harbour-700" />
      <span className="min-w-0 flex-[1_1_9rem]">
        <b className="block font-semibold">{phone.device || words.unknownPhone}</b>
        <span className="block text-ink-2">{phone.isThis ? words.thisPhone : words.lastUsed(wholeMoment(phone.lastUsedAt, language))}</span>
      </span>
      {!phone.isThis && (
        <button
          type="button"
          aria-haspopup="dialog"
          onClick={onSignOut}
          className="ml-auto inline-flex min-h-12 items-center px-2 font-semibold text-harbour-700"
        >
          {membership.logOut}
          <span className="sr-only">{phone.device || words.unknownPhone}</span>
        </button>
      )}
    </li>
  )
}

function SignOutSheet({ asked, onClose, onDone }: { asked: Asked | null; onClose: () => void; onDone: () => void }) {
  const { membership, ownAccount: words, shared } = useWords('ownAccount', 'membership')
  const language = useLanguage()
  const form = useForm()
  const one = typeof asked === 'object' ? asked : null
  const title = asked === 'all' ? words.signOutAll : asked === 'others' ? words.signOutOthers : membership.logOut
  function end() {
    void form.submit({}, async () => {
      if (one) await endPhone({ id: one.id })
      else await endPhones({ which: asked === 'all' ? 'all' : 'others' })
      if (asked === 'all') {
        goTo(logInPath, { replace: true })
        return signOut()
      }
      showToast(words.signedOut)
      onDone()
      onClose()
    })
  }
  return (
    <Sheet open={asked !== null} title={title} onClose={onClose}>
      <div className="space-y-4 pt-1">
        {one ? (
          <p>
            <b>{one.device || words.unknownPhone}</b>
            <span className="block text-ink-2">{words.lastUsed(wholeMoment(one.lastUsedAt, language))}</span>
          </p>
        ) : (
          <p>{asked === 'all' ? words.signOutAllText : words.signOutOthersText}</p>
        )}
        <FailureNotice failure={form.failure} />
        <Button variant="danger" busy={form.busy} icon={<IconLogout aria-hidden="true" />} onClick={end}>
          {membership.logOut}
        </Button>
        <Button variant="quiet" onClick={onClose}>
          {shared.back}
        </Button>
      </div>
    </Sheet>
  )
}
