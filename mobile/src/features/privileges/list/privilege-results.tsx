import type { PrivilegeCategory } from '@mwc/contract/content/content-kinds'
import { useInfiniteQuery } from '@tanstack/react-query'
import { IconRefresh } from '@tabler/icons-react'
import { Button } from '../../../shared/screen/button.tsx'
import { EmptyState } from '../../../shared/screen/empty-state.tsx'
import { usePosition } from '../../../shared/browsing/near-me.ts'
import { PagedList } from '../../../shared/lists/paged-list.tsx'
import { PrivilegesPicture } from '../../../shared/pictures/privileges-picture.tsx'
import { Skeleton } from '../../../shared/screen/skeleton.tsx'
import { useLanguage, useWords } from '../../../words/use-words.ts'
import { PrivilegeListCard } from './privilege-list-card.tsx'
import { privilegesQuery } from '../privileges.queries.ts'

/** The privileges of one kind, or all, that hold what is searched for; the nearest first where the reader gave a position. */
export function PrivilegeResults({ category, search, onClear }: { category: PrivilegeCategory | ''; search: string; onClear: () => void }) {
  const words = useWords('content', 'privileges')
  const list = useInfiniteQuery(privilegesQuery(useLanguage(), { category, search, near: usePosition() }))
  const privileges = list.data?.pages.flatMap((page) => page.privileges)
  return (
    <PagedList
      list={list}
      count={privileges?.length}
      shapes={[1, 2, 3].map((i) => (
        <Skeleton key={i} className="h-76" />
      ))}
      empty={
        category || search ? (
          <EmptyState
            picture={<PrivilegesPicture />}
            title={words.content.nothingFound}
            text={words.content.nothingFoundText}
            action={
              <Button variant="secondary" icon={<IconRefresh aria-hidden="true" />} onClick={onClear}>
                {words.content.showAll}
              </Button>
            }
          />
        ) : (
          <EmptyState picture={<PrivilegesPicture />} title={words.privileges.empty} text={words.privileges.emptyText} />
        )
      }
    >
      <ul className="space-y-4">
        {privileges?.map((privilege, i) => (
          <li key={privilege.id} className={i > 1 ? 'below-fold' : ''}>
            <PrivilegeListCard privilege={privilege} first={i === 0} />
          </li>
        ))}
      </ul>
    </PagedList>
  )
}
