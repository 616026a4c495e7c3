import { readMemberStory } from '@mwc/contract/members/member-desk.calls'
import type { MemberStory } from '@mwc/contract/members/member-story.schemas'
import type { StorySection } from '@mwc/contract/members/story-sections'
import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { type ReactNode, useState } from 'react'
import { callServer } from '../../../calls/call-server.ts'
import { NothingYet, Section } from '../../../page/section.tsx'
import { SmallTable } from '../../../page/small-table.tsx'
import { useSubmit } from '../../../page/use-submit.ts'

export type RowOf<Name extends StorySection> = NonNullable<MemberStory[Name]>['rows'][number]

/** One part of the story: its newest rows, and earlier ones when they are asked for. */
export function StoryPart<Name extends StorySection>({
  memberId,
  name,
  title,
  first,
  nothing,
  columns,
  isOver,
  aside,
}: {
  memberId: string
  name: Name
  title: string
  /** What came with the story. */
  first: MemberStory[Name]
  /** What is said where there is none. */
  nothing: string
  columns: readonly { name: string; right?: boolean; show: (row: RowOf<Name>) => ReactNode }[]
  isOver?: (row: RowOf<Name>) => boolean
  aside?: ReactNode
}) {
  const [later, setLater] = useState<NonNullable<MemberStory[Name]>[]>([])
  const { isBusy, problem, send } = useSubmit([])
  const pages = [first, ...later].filter((page) => page !== null)
  const rows = pages.flatMap((page) => page.rows as RowOf<Name>[])

  const showEarlier = () =>
    send(async () => {
      const page = (await callServer(readMemberStory, { id: memberId, only: name, page: pages.length + 1 }))[name]
      if (page) setLater([...later, page])
    })
  return (
    <Section title={title} aside={aside}>
      {rows.length === 0 ? <NothingYet>{nothing}</NothingYet> : <SmallTable label={title} columns={columns} rows={rows} isOver={isOver} />}
      {problem ? <Alert severity="error">{problem}</Alert> : null}
      {pages.at(-1)?.more ? (
        <Box sx={{ p: 1 }}>
          <Button onClick={showEarlier} loading={isBusy} aria-label={`Show earlier: ${title}`}>
            Show earlier
          </Button>
        </Box>
      ) : null}
    </Section>
  )
}
