import type { readPrivilege } from '@mwc/contract/content/content.calls'
import type { OutputOf } from '@mwc/contract/endpoint/wire-call'
import { useQuery } from '@tanstack/react-query'
import { IconCalendarEvent } from '@tabler/icons-react'
import { ContentPicture } from '../../../shared/content/content-picture.tsx'
import { isGone } from '../../../shared/server/call-errors.ts'
import { ItemError } from '../../../shared/article/item-error.tsx'
import { InEnglish, langOf } from '../../../shared/content/in-english.tsx'
import { OldSince } from '../../../shared/freshness/last-checked.tsx'
import { Markdown } from '../../../shared/article/markdown.tsx'
import { usePosition } from '../../../shared/browsing/near-me.ts'
import { PrivilegesPicture } from '../../../shared/pictures/privileges-picture.tsx'
import { Section } from '../../../shared/article/section.tsx'
import { LoadingShapes, Skeleton } from '../../../shared/screen/skeleton.tsx'
import { LocationCard } from '../../../shared/locations/location-card.tsx'
import { ShareButton } from '../../../shared/sharing/share-button.tsx'
import { wholeDay } from '../../../shared/time/whole-times.ts'
import { useLanguage, useWords } from '../../../words/use-words.ts'
import { BenefitChip } from './benefit-chip.tsx'
import { CategoryIcon } from '../category-icon.tsx'
import { privilegeQuery } from '../privileges.queries.ts'
import { privilegePath, privilegesPath, spotPath } from '../../../paths/paths.ts'

type Privilege = OutputOf<typeof readPrivilege>

/** What it is, at a glance. */
function Offer({ privilege }: { privilege: Privilege }) {
  const words = useWords('privileges').privileges
  const language = useLanguage()
  return (
    <div className="space-y-4">
      <div className="overflow-clip rounded-card">
        <ContentPicture picture={privilege.picture} first instead={<CategoryIcon category={privilege.category} className="size-16" />} />
      </div>
      <div className="space-y-2.5">
        <div className="flex flex-wrap items-center gap-x-3 gap-y-1 text-ink-2">
          <span className="inline-flex items-center gap-1.5">
            <CategoryIcon category={privilege.category} className="size-5" />
            {words.categories[privilege.category]}
          </span>
          <InEnglish item={privilege} />
        </div>
        <h2 className="text-2xl font-bold" {...langOf(privilege)}>
          <bdi>{privilege.title}</bdi>
        </h2>
        <BenefitChip privilege={privilege} large />
        {privilege.lastDay && (
          <p className="flex items-center gap-2 font-semibold">
            <IconCalendarEvent aria-hidden="true" className="size-6 shrink-0 text-harbour-700" />
            {/* Another version of the browser's language data may write the month another way. */}
            <span suppressHydrationWarning>{words.until(wholeDay(privilege.lastDay, language))}</span>
          </p>
        )}
      </div>
    </div>
  )
}

function PrivilegeFace({ privilege }: { privilege: Privilege }) {
  const words = useWords('privileges').privileges
  return (
    <div className="space-y-7">
      <Offer privilege={privilege} />
      <Section title={words.whatYouGet}>
        <div {...langOf(privilege)}>
          <Markdown text={privilege.body} level={3} />
        </div>
      </Section>
      {privilege.shops.length > 0 && (
        <Section title={words.shops}>
          <ul className="space-y-3">
            {privilege.shops.map((shop) => (
              <li key={shop.id}>
                <LocationCard spot={shop} to={spotPath(shop, privilege.id)} />
              </li>
            ))}
          </ul>
        </Section>
      )}
      {privilege.terms && (
        <Section title={words.terms}>
          <div className="rounded-card bg-sand p-4" {...langOf(privilege)}>
            <Markdown text={privilege.terms} level={3} />
          </div>
        </Section>
      )}
      <ShareButton text={[privilege.title, privilege.benefit].filter(Boolean).join('\n')} path={privilegePath(privilege.id)} />
    </div>
  )
}

/** What is read of the privilege with this id; its faces while it loads, when it is gone and when it did not come. */
export function PrivilegeArticle({ id }: { id: string | null }) {
  const words = useWords('privileges').privileges
  const { data, error, refetch, ...age } = useQuery(privilegeQuery(useLanguage(), id, usePosition()))
  if (data && !isGone(error))
    return (
      <>
        <OldSince age={age} />
        <PrivilegeFace privilege={data} />
      </>
    )
  if (id === null || error)
    return (
      <ItemError error={error} onRetry={() => void refetch()} picture={<PrivilegesPicture />} to={privilegesPath}>
        {words.seeAll}
      </ItemError>
    )
  return (
    <LoadingShapes>
      <Skeleton className="aspect-[16/9]" />
      <Skeleton className="h-28" />
      <Skeleton className="h-40" />
    </LoadingShapes>
  )
}
