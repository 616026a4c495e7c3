import { marketingConsents } from '@mwc/contract/account/people/consent-kinds'
import { useMutation } from '@tanstack/react-query'
import { useWords } from '../../words/use-words.ts'
import { saveConsent } from './consents.queries.ts'
import { LegalLinks } from './legal-links.tsx'
import { useProblemText } from '../server/problem-text.ts'
import { TickField } from '../fields/tick-field.tsx'
import { showToast } from '../screen/toast.tsx'
import { askMemberAgain, useMember } from '../programme/use-member.ts'

/** The three marketing consents, each given or withdrawn by a tap; what is shown is what the server then says. */
export function Consents({ onChanged }: { onChanged?: () => void }) {
  const words = useWords('membership').membership
  const problem = useProblemText()
  const member = useMember().data
  const change = useMutation({
    mutationFn: saveConsent,
    onSettled: () => askMemberAgain(),
  })
  if (!member) return <LegalLinks {...words.legal} />
  const pending = change.isPending ? change.variables : null
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
            change.mutate(
              { kind, given },
              {
                onSuccess: () => {
                  showToast(words.saved)
                  onChanged?.()
                },
                onError: (error) => showToast(problem(error)),
              },
            )
          }
        />
      ))}
      <LegalLinks {...words.legal} />
    </section>
  )
}
