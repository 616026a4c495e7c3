import type { PrivilegeCard } from '@mwc/contract/content/content.schemas'
import { IconBuildingStore } from '@tabler/icons-react'
import { followInside } from '../../../shared/screen/button.tsx'
import { ContentPicture } from '../../../shared/content/content-picture.tsx'
import { Distance } from '../../../shared/locations/distance.tsx'
import { InEnglish, langOf } from '../../../shared/content/in-english.tsx'
import { BenefitChip } from '../article/benefit-chip.tsx'
import { CategoryIcon } from '../category-icon.tsx'
import { appBase, privilegePath } from '../../../paths/paths.ts'

/** One privilege in the list; the whole card leads to it. */
export function PrivilegeListCard({ privilege, first }: { privilege: PrivilegeCard; first: boolean }) {
  const path = privilegePath(privilege.id)
  return (
    <a
      href={appBase + path}
      onClick={followInside(path)}
      className="block overflow-clip rounded-card bg-card shadow-raised active:bg-harbour-100"
    >
      <ContentPicture
        picture={privilege.picture}
        first={first}
        instead={<CategoryIcon category={privilege.category} className="size-16" />}
      />
      <div className="space-y-2 p-4">
        <div className="flex flex-wrap items-center justify-between gap-x-3 gap-y-1">
          <BenefitChip privilege={privilege} />
          <InEnglish item={privilege} />
        </div>
        <h2 className="text-lg font-bold" {...langOf(privilege)}>
          <bdi>{privilege.title}</bdi>
        </h2>
        <div className="flex flex-wrap justify-between gap-x-4 gap-y-1 text-ink-2">
          <span className="flex max-w-full gap-2">
            <IconBuildingStore aria-hidden="true" className="h-[1lh] w-5 shrink-0" />
            <bdi className="min-w-0" lang="en">
              {privilege.shops.join(', ')}
            </bdi>
          </span>
          <Distance metres={privilege.metres} />
        </div>
      </div>
    </a>
  )
}
