import { useQuery } from '@tanstack/react-query'
import { IconUserSearch } from '@tabler/icons-react'
import { LinkButton } from '../../shared/screen/button.tsx'
import { StateChip } from '../../shared/status/chip.tsx'
import { EmptyState } from '../../shared/screen/empty-state.tsx'
import { FactList } from '../../shared/rows/fact-list.tsx'
import { Notice } from '../../shared/screen/notice.tsx'
import { EmptyListPicture } from '../../shared/pictures/empty-list-picture.tsx'
import { wholeDay, wholeMoment } from '../../shared/time/whole-times.ts'
import { useColon, useLanguage, useWords } from '../../words/use-words.ts'
import { foundQuery } from './redemptions.queries.ts'
import { memberCheckPath } from '../../paths/paths.ts'

/** The member who was looked up. After a reload nobody is shown: asking again would be another look. */
export function FoundMemberPanel() {
  const words = useWords('redemptions').redemptions
  const language = useLanguage()
  const colon = useColon()
  const { data: found } = useQuery(foundQuery)
  const again = (
    <LinkButton variant={found ? 'secondary' : 'primary'} to={memberCheckPath} replace icon={<IconUserSearch aria-hidden="true" />}>
      {found ? words.checkAgain : words.check}
    </LinkButton>
  )
  if (!found) return <EmptyState picture={<EmptyListPicture />} title={words.foundNone} text={words.foundNoneText} action={again} />
  return (
    <div className="space-y-5">
      {found.own && <Notice tone="info">{words.own}</Notice>}
      <div className="rounded-card bg-card px-4 py-3 shadow-raised">
        <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 py-2">
          <p className="text-2xl leading-tight font-bold">
            <span className="sr-only">{words.name + colon}</span>
            <bdi>{found.fullName}</bdi>
          </p>
          <StateChip status={found.status} />
        </div>
        <FactList
          facts={[
            { name: words.mobile, value: found.mobile },
            { name: words.number, value: found.memberNumber },
            ...(found.lastDay ? [{ name: words.validTo, value: wholeDay(found.lastDay, language) }] : []),
            { name: words.checkedAt, value: wholeMoment(found.checkedAt, language) },
          ]}
        />
      </div>
      {found.status === 'arrears' && <Notice tone="info">{words.arrearsMeans}</Notice>}
      {again}
    </div>
  )
}
