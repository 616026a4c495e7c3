import { IconCheck, IconX } from '@tabler/icons-react'
import { LegalLinks } from '../../../shared/legal/legal-links.tsx'
import { wholeMoment } from '../../../shared/time/whole-times.ts'
import { useLanguage, useWords } from '../../../words/use-words.ts'
import type { Account } from './own-account.queries.ts'

/** What the member agreed to and what not, each time with its moment; the newest word on each first. */
export function ConsentHistory({ consents }: { consents: Account['consents'] }) {
  const { membership, ownAccount: words } = useWords('membership', 'ownAccount')
  const newest = consents.filter((entry, i) => consents.findIndex(({ kind }) => kind === entry.kind) === i)
  const older = consents.filter((entry) => !newest.includes(entry))
  return (
    <section className="space-y-2">
      <h2 className="text-lg font-bold">{words.consents}</h2>
      <div className="rounded-card bg-card px-4 py-1.5 shadow-raised">
        <ConsentList consents={newest} />
      </div>
      {older.length > 0 && (
        <details className="rounded-card bg-card px-4 py-1.5 shadow-raised">
          <summary className="flex min-h-12 cursor-pointer items-center font-semibold text-harbour-700">{words.earlierConsents}</summary>
          <ConsentList consents={older} />
        </details>
      )}
      <LegalLinks {...membership.legal} />
    </section>
  )
}

function ConsentList({ consents }: { consents: Account['consents'] }) {
  const words = useWords('ownAccount').ownAccount
  const language = useLanguage()
  return (
    <ul className="divide-y divide-hairline">
      {consents.map(({ kind, given, at }) => (
        <li key={kind + at} className="flex items-start gap-3 py-2.5">
          {given ? (
            <IconCheck aria-hidden="true" className="h-[1lh] w-6 shrink-0 text-active" />
          ) : (
            <IconX aria-hidden="true" className="h-[1lh] w-6 shrink-0 text-ink-2" />
          )}
          <span className="min-w-0 flex-1">
            <b className="block font-semibold">{words.consentKinds[kind]}</b>
            <span className="block text-ink-2">
              {given ? words.consentGiven : words.consentNotGiven} · {wholeMoment(at, language)}
            </span>
          </span>
        </li>
      ))}
    </ul>
  )
}
