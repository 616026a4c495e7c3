import { useMutation, useQuery } from '@tanstack/react-query'
import { IconPencil, IconTrash } from '@tabler/icons-react'
import { useState } from 'react'
import { Button } from '../../../shared/screen/button.tsx'
import { ErrorState } from '../../../shared/loading/error-state.tsx'
import { FactList } from '../../../shared/rows/fact-list.tsx'
import { useProblemText } from '../../../shared/server/problem-text.ts'
import { Sheet } from '../../../shared/screen/sheet.tsx'
import { LoadingShapes, Skeleton } from '../../../shared/screen/skeleton.tsx'
import { showToast } from '../../../shared/screen/toast.tsx'
import { useWords } from '../../../words/use-words.ts'
import { ownDraft } from '../own-account/own-account.draft.ts'
import { NomineeForm } from './nominee-form.tsx'
import { dropNominee, nomineeQuery } from './nominee.queries.ts'
import type { Nominee } from './nominee.queries.ts'

/** Whom the insurance is to pay: set, seen, changed and removed by the member, also after the membership has ended. */
export function OwnNominee() {
  const words = useWords('nominee').nominee
  const { data, error, refetch } = useQuery(nomineeQuery)
  return (
    <div className="space-y-6">
      <p className="text-lg">{words.why}</p>
      {data ? (
        <Named nominee={data.nominee} />
      ) : error ? (
        <ErrorState error={error} onRetry={() => void refetch()} />
      ) : (
        <LoadingShapes>
          <Skeleton className="h-84" />
        </LoadingShapes>
      )}
    </div>
  )
}

function Named({ nominee }: { nominee: Nominee | null }) {
  const { membership, nominee: words, shared, signUp } = useWords('membership', 'nominee', 'signUp')
  const isTyped = ownDraft.use().nominee !== null
  const [isChanging, setIsChanging] = useState(false)
  if (!nominee || isChanging || isTyped) {
    return (
      <>
        {!nominee && <p className="font-semibold">{words.none}</p>}
        <NomineeForm
          nominee={nominee}
          onSaved={() => {
            setIsChanging(false)
            showToast(membership.saved)
          }}
        />
      </>
    )
  }
  const facts = [
    { name: signUp.fullName, value: nominee.fullName },
    { name: words.relation, value: words.relations[nominee.relation] },
    { name: shared.mobileNumber, value: `${nominee.areaCode} ${nominee.mobile}` },
  ]
  return (
    <>
      <section className="rounded-card bg-card px-4 py-2 shadow-raised">
        <FactList facts={facts} />
      </section>
      <div className="space-y-3">
        <Button variant="secondary" icon={<IconPencil aria-hidden="true" />} onClick={() => setIsChanging(true)}>
          {words.change}
        </Button>
        <RemoveButton />
      </div>
      <p className="text-ink-2">{words.ask}</p>
    </>
  )
}

function RemoveButton() {
  const words = useWords('nominee').nominee
  const problem = useProblemText()
  const [isAsking, setIsAsking] = useState(false)
  const remove = useMutation({
    mutationFn: dropNominee,
    onSuccess: () => showToast(words.removed),
    onError: (error) => showToast(problem(error)),
    onSettled: () => setIsAsking(false),
  })
  return (
    <>
      <Button variant="quiet" icon={<IconTrash aria-hidden="true" />} onClick={() => setIsAsking(true)}>
        {words.remove}
      </Button>
      <Sheet open={isAsking} title={words.removeQuestion} onClose={() => setIsAsking(false)}>
        <p>{words.removeText}</p>
        <Button variant="danger" icon={<IconTrash aria-hidden="true" />} busy={remove.isPending} onClick={() => remove.mutate()}>
          {words.remove}
        </Button>
        <Button variant="quiet" onClick={() => setIsAsking(false)}>
          {words.stay}
        </Button>
      </Sheet>
    </>
  )
}
