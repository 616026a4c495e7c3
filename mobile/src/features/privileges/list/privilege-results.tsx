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
import { PrivilegeRow } from './privilege-row.tsx'
import { privilegesQuery } from '../privileges.queries.ts'

type Asked = { category: PrivilegeCategory | ''; search: string }

/** The list that was asked for; where the nearest do not come, what is known of it without a position. */
function useListed(asked: Asked) {
  const [language, near] = [useLanguage(), usePosition()]
  const list = useInfiniteQuery(privilegesQuery(language, { ...asked, near }))
  const anywhere = useInfiniteQuery({ ...privilegesQuery(language, { ...asked, near: null }), enabled: false })
  if (list.data || !list.error || !anywhere.data) return list
  const { data, dataUpdatedAt } = anywhere
  return { ...list, data, dataUpdatedAt, isRefetchError: true, hasNextPage: false }
}

/** The privileges of one kind, or all, that hold what is searched for; the nearest first where the reader gave a position. */
export function PrivilegeResults({ category, search, onClear }: Asked & { onClear: () => void }) {
  const words = useWords('content', 'privileges')
  const list = useListed({ category, search })
  const privileges = list.data?.pages.flatMap((page) => page.privileges)
  return (
    <PagedList
      list={list}
      count={privileges?.length}
      shapes={[1, 2, 3, 4].map((i) => (
        <Skeleton key={i} className="h-44" />
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
      <ul className="two-columns space-y-3">
        {privileges?.map((privilege, i) => (
          <li key={privilege.id} className={i > 3 ? 'below-fold' : ''}>
            <PrivilegeRow privilege={privilege} />
          </li>
        ))}
      </ul>
    </PagedList>
  )
}
