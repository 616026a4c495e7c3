import type { Redemption } from '@mwc/contract/redemptions/redemptions.schemas'
import { useInfiniteQuery } from '@tanstack/react-query'
import { IconChevronRight, IconReceipt } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { followInside } from '../../shared/screen/button.tsx'
import { EmptyState } from '../../shared/screen/empty-state.tsx'
import { PagedList } from '../../shared/lists/paged-list.tsx'
import { EmptyListPicture } from '../../shared/pictures/empty-list-picture.tsx'
import { Skeleton } from '../../shared/screen/skeleton.tsx'
import { wholeMoment } from '../../shared/time/whole-times.ts'
import { useLanguage, useWords } from '../../words/use-words.ts'
import { usesQuery } from './redemptions.queries.ts'
import { appBase, receiptPath } from '../../paths/paths.ts'

function UsedRow({ use }: { use: Redemption }) {
  const words = useWords('redemptions').redemptions
  const language = useLanguage()
  const path = receiptPath(use.id)
  return (
    <li>
      <a href={appBase + path} onClick={followInside(path)} className="flex items-center gap-3 rounded-card bg-card p-4 shadow-raised">
        <IconReceipt aria-hidden="true" className="size-8 shrink-0 text-harbour-700" />
        <span className="min-w-0 flex-1">
          <b className="block leading-snug">
            <bdi>{use.title}</bdi>
          </b>
          <span className="block">
            <bdi lang="en">{use.shopName}</bdi>
          </span>
          <span className="block text-ink-2">{wholeMoment(use.usedAt, language)}</span>
          {use.undoneAt !== null && <span className="block font-semibold text-pending">{words.takenBack}</span>}
        </span>
        <IconChevronRight aria-hidden="true" className="size-6 shrink-0 text-ink-2" />
      </a>
    </li>
  )
}

/** What the member used at shops, newest first, each with its receipt. `more` stands below: what is used without a shop. */
export function UsedList({ more }: { more: ReactNode }) {
  const words = useWords('redemptions').redemptions
  const list = useInfiniteQuery(usesQuery(useLanguage()))
  const uses = list.data?.pages.flatMap(({ redemptions }) => redemptions)
  const empty = <EmptyState picture={<EmptyListPicture />} title={words.usedEmpty} text={words.usedEmptyText} />
  return (
    <div className="space-y-4">
      <PagedList
        list={list}
        count={uses?.length}
        shapes={
          <>
            <Skeleton className="h-28" />
            <Skeleton className="h-28" />
          </>
        }
        empty={more ? null : empty}
      >
        <ul className="space-y-3">
          {uses?.map((use) => (
            <UsedRow key={use.id} use={use} />
          ))}
        </ul>
      </PagedList>
      {more}
    </div>
  )
}
