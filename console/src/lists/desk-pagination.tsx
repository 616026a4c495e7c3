import { Pagination } from 'react-admin'

/** Pages of every list: a hundred rows are the most that a call answers. */
export function DeskPagination() {
  return <Pagination rowsPerPageOptions={[25, 50, 100]} />
}
