import { privilegeCategories } from '@mwc/contract/content-kinds'
import { useInfiniteQuery } from '@tanstack/react-query'
import { IconLayoutGrid, IconRefresh } from '@tabler/icons-react'
import { Button } from '../../shared/button.tsx'
import { EmptyFace } from '../../shared/empty-face.tsx'
import { FilterChips } from '../../shared/filter-chips.tsx'
import { NearMeButton, NearMeNotice } from '../../shared/near-me-button.tsx'
import { usePosition } from '../../shared/near-me.ts'
import { PagedList } from '../../shared/paged-list.tsx'
import { PrivilegesPicture } from '../../shared/pictures/privileges-picture.tsx'
import { Screen } from '../../shared/screen.tsx'
import { SearchField } from '../../shared/search-field.tsx'
import { Skeleton } from '../../shared/skeleton.tsx'
import { useFilter } from '../../shared/use-filter.ts'
import { useLanguage, useWords } from '../../words/use-words.ts'
import { CategoryIcon } from './category-icon.tsx'
import { PrivilegeListCard } from './privilege-list-card.tsx'
import { privilegesQuery } from './privileges.queries.ts'

/** What members get at shops: by kind, by a word in any of the four languages, or the nearest first. */
export function PrivilegesScreen() {
  const words = useWords('content', 'privileges')
  const near = usePosition()
  const { typed, setTyped, search, kind, setKind, clear, filtered } = useFilter('category', privilegeCategories)
  const list = useInfiniteQuery(privilegesQuery(useLanguage(), { category: kind, search, near }))
  const privileges = list.data?.pages.flatMap((page) => page.privileges)
  const choices = [
    { value: '' as const, text: words.content.all, icon: <IconLayoutGrid aria-hidden="true" className="size-6 shrink-0" /> },
    ...privilegeCategories.map((value) => ({
      value,
      text: words.privileges.categories[value],
      icon: <CategoryIcon category={value} />,
    })),
  ]
  return (
    <Screen title={words.privileges.title} tab="privileges">
      <div className="space-y-3 pb-2">
        <SearchField label={words.privileges.search} value={typed} onChange={setTyped} />
        <FilterChips label={words.privileges.categoriesLabel} value={kind} onChange={setKind} choices={choices} first={<NearMeButton />} />
        <NearMeNotice />
      </div>
      <PagedList
        list={list}
        count={privileges?.length}
        shapes={[1, 2, 3].map((i) => (
          <Skeleton key={i} className="h-76" />
        ))}
        empty={
          filtered ? (
            <EmptyFace
              picture={<PrivilegesPicture />}
              title={words.content.nothingFound}
              text={words.content.nothingFoundText}
              action={
                <Button variant="secondary" icon={<IconRefresh aria-hidden="true" />} onClick={clear}>
                  {words.content.showAll}
                </Button>
              }
            />
          ) : (
            <EmptyFace picture={<PrivilegesPicture />} title={words.privileges.empty} text={words.privileges.emptyText} />
          )
        }
      >
        <ul className="space-y-4">
          {privileges?.map((privilege, i) => (
            <li key={privilege.id}>
              <PrivilegeListCard privilege={privilege} first={i === 0} />
            </li>
          ))}
        </ul>
      </PagedList>
    </Screen>
  )
}
