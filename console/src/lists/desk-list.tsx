import { List, type ListProps } from 'react-admin'
import { DeskPagination } from './desk-pagination.tsx'
import { ListActions } from './list-actions.tsx'

/**
 * A list of the desk: 25 rows a page, sortable, exported by the server alone.
 * @param empty What stands in its place while there is nothing in it at all; without it the table says so itself.
 */
export function DeskList(props: ListProps) {
  return <List actions={<ListActions />} perPage={25} pagination={<DeskPagination />} exporter={false} empty={false} {...props} />
}
