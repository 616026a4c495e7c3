import type { ListedPrivilege } from '@mwc/contract/content/content.schemas'
import { IconBuildingStore } from '@tabler/icons-react'
import { followInside } from '../../../shared/screen/button.tsx'
import { ContentPicture } from '../../../shared/content/content-picture.tsx'
import { Distance } from '../../../shared/locations/distance.tsx'
import { OpenNow } from '../../../shared/locations/open-now.tsx'
import { InEnglish, langOf } from '../../../shared/content/in-english.tsx'
import { useWords } from '../../../words/use-words.ts'
import { BenefitChip } from '../article/benefit-chip.tsx'
import { CategoryIcon } from '../category-icon.tsx'
import { appBase, privilegePath } from '../../../paths/paths.ts'

/** The first shop, how far it is and whether it is open: of the others only how many they are. */
function FirstShop({ privilege }: { privilege: ListedPrivilege }) {
  const words = useWords('privileges').privileges
  const [shop, ...others] = privilege.shops
  if (shop === undefined) return null
  return (
    <div className="space-y-1 text-ink-2">
      <div className="flex flex-wrap justify-between gap-x-3">
        <span className="flex max-w-full gap-1.5">
          <IconBuildingStore aria-hidden="true" className="h-[1lh] w-5 shrink-0" />
          <span className="min-w-0">
            <bdi lang="en">{shop}</bdi>
            {others.length > 0 && ` ${words.moreShops(others.length)}`}
          </span>
        </span>
        <Distance metres={privilege.metres} />
      </div>
      <OpenNow hours={privilege.openingHours} icon />
    </div>
  )
}

/** One privilege in the list; the whole row leads to it. */
export function PrivilegeRow({ privilege }: { privilege: ListedPrivilege }) {
  const path = privilegePath(privilege.id)
  return (
    <a
      href={appBase + path}
      onClick={followInside(path)}
      className="block space-y-2 rounded-card bg-card p-3 shadow-raised active:bg-harbour-100"
    >
      <div className="flex flex-wrap gap-3">
        <div className="size-18 shrink-0 overflow-clip rounded-field">
          <ContentPicture
            picture={privilege.picture}
            fill
            sizes="72px"
            instead={<CategoryIcon category={privilege.category} className="size-9" />}
          />
        </div>
        <div className="min-w-[min(100%,7rem)] flex-1 space-y-1.5">
          <h2 className="text-lg leading-snug font-bold" {...langOf(privilege)}>
            <bdi>{privilege.title}</bdi>
          </h2>
          <BenefitChip privilege={privilege} />
          <InEnglish item={privilege} />
        </div>
      </div>
      <FirstShop privilege={privilege} />
    </a>
  )
}
