import DownloadIcon from '@mui/icons-material/FileDownloadOutlined'
import type { ReactNode } from 'react'
import { DataTable, ListBase, type RaRecord, type SortPayload } from 'react-admin'
import { orderOf } from '../adapter/data-provider.ts'
import { resourceOf } from '../adapter/resources.ts'
import { downloadList } from '../calls/call-server.ts'
import { DeskPagination } from '../lists/desk-pagination.tsx'
import { FileButton } from '../page/file-button.tsx'
import { todayInSingapore } from '../page/format.ts'
import { NothingYet, Section } from '../page/section.tsx'

type Props = {
  title: string
  resource: string
  /** Whose rows these are. */
  filter: Record<string, string>
  sort: SortPayload
  /** Said while there are none. */
  nothing: string
  aside?: ReactNode
  children: ReactNode
}

/** Rows of another list that belong to a record, page by page on its page, and all of them as CSV. */
export function RowsOf<Row extends RaRecord>({ title, resource, filter, sort, nothing, aside, children }: Props) {
  return (
    <Section
      title={title}
      aside={
        <>
          {aside}
          <FileButton
            label="Export CSV"
            icon={<DownloadIcon />}
            name={`${resource}-${todayInSingapore()}.csv`}
            make={() => downloadList(resourceOf(resource).list, { ...filter, ...orderOf(sort) })}
          />
        </>
      }
    >
      <ListBase resource={resource} filter={filter} sort={sort} perPage={25} disableSyncWithLocation storeKey={false} exporter={false}>
        <DataTable<Row> rowClick={false} bulkActionButtons={false} empty={<NothingYet>{nothing}</NothingYet>}>
          {children}
        </DataTable>
        <DeskPagination />
      </ListBase>
    </Section>
  )
}
