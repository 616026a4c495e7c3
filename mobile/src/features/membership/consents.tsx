import { marketingConsents } from '@mwc/contract/account'
import { useProblemText } from '../../shared/problem-text.ts'
import { TickField } from '../../shared/tick-field.tsx'
import { showToast } from '../../shared/toast.tsx'
import { useMember } from '../../shared/use-member.ts'
import { useWords } from '../../words/use-words.ts'
import { useSetConsent } from './membership.queries.ts'

/** The three marketing consents, each given or withdrawn by a tap. */
export function Consents() {
  const words = useWords('membership').membership
  const problem = useProblemText()
  const member = useMember().data
  const setConsent = useSetConsent()
  if (!member) return null
  const pending = setConsent.isPending ? setConsent.variables : null
  return (
    <section className="space-y-3">
      <h2 className="text-lg font-bold">{words.consentsTitle}</h2>
      <p className="text-ink-2">{words.consentsText}</p>
      {marketingConsents.map((kind) => (
        <TickField
          key={kind}
          name={kind}
          label={words[kind]}
          value={pending?.kind === kind ? pending.given : (member.consents[kind] ?? false)}
          onChange={(given) =>
            setConsent.mutate({ kind, given }, { onSuccess: () => showToast(words.saved), onError: (error) => showToast(problem(error)) })
          }
        />
      ))}
    </section>
  )
}
