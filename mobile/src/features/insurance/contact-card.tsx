import type { InsuranceItem } from '@mwc/contract/content/content.schemas'
import { IconPhone } from '@tabler/icons-react'
import { LinkButton } from '../../shared/screen/button.tsx'
import { InEnglish, langOf } from '../../shared/content/in-english.tsx'
import { ShareButton } from '../../shared/sharing/share-button.tsx'
import { telAddress } from '../../shared/programme/use-programme.ts'
import { useWords } from '../../words/use-words.ts'

/** Who can be called; the number can be given to somebody else. */
export function ContactCard({ contact }: { contact: InsuranceItem }) {
  const words = useWords('insurance', 'content')
  return (
    <article className="space-y-3 rounded-card bg-card p-4 shadow-raised">
      <div {...langOf(contact)}>
        <h3 className="text-lg font-bold">
          <bdi>{contact.title}</bdi>
        </h3>
        {contact.phone && (
          <p className="text-card-number font-bold whitespace-nowrap tabular-nums">
            <bdi>{contact.phone}</bdi>
          </p>
        )}
        <p className="text-ink-2">
          <bdi>{contact.text}</bdi>
        </p>
        <InEnglish item={contact} />
      </div>
      {/* As wide as its words: one that would break inside stands in a line of its own. */}
      <div className="flex flex-wrap gap-3 *:w-auto *:flex-auto">
        {contact.phone && (
          <LinkButton to={telAddress(contact.phone)} icon={<IconPhone aria-hidden="true" />}>
            {words.content.call}
          </LinkButton>
        )}
        <ShareButton text={[contact.title, contact.phone, contact.text].filter(Boolean).join('\n')} />
      </div>
    </article>
  )
}
