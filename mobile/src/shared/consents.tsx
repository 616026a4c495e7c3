import { marketingConsents } from '@mwc/contract/account'
import type { setConsent } from '@mwc/contract/account'
import type { InputOf } from '@mwc/contract/endpoint'
import { useMutation } from '@tanstack/react-query'
import { useWords } from '../words/use-words.ts'
import { saveConsent } from './common.queries.ts'
import { useProblemText } from './problem-text.ts'
import { TickField } from './tick-field.tsx'
import { showToast } from './toast.tsx'
import { askMemberAgain, useMember } from './use-member.ts'

/** The three marketing consents, each given or withdrawn by a tap; what is shown is what the server then says. */
export function Consents({ onChanged }: { onChanged?: () => void }) {
  const words = useWords('membership').membership
  const problem = useProblemText()
  const member = useMember().data
  const change = useMutation({
    mutationFn: (consent: InputOf<typeof setConsent>) => saveConsent(consent),
    onSettled: () => askMemberAgain(),
  })
  if (!member) return null
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
    </section>
  )
}
