import DownloadIcon from '@mui/icons-material/FileDownloadOutlined'
import { useListContext } from 'react-admin'
import { orderOf } from '../adapter/data-provider.ts'
import { resourceOf } from '../adapter/resources.ts'
import { downloadList } from '../calls/call-server.ts'
import { FileButton } from '../page/file-button.tsx'
import { todayInSingapore } from '../page/format.ts'

/** All of the list that fits its filter, in its order, as a file for a spreadsheet. The log keeps who had it. */
export function CsvButton() {
  const { resource, filterValues, sort } = useListContext()
  return (
    <FileButton
      label="Export CSV"
      icon={<DownloadIcon />}
      name={`${resource}-${todayInSingapore()}.csv`}
      make={() => downloadList(resourceOf(resource).list, { ...filterValues, ...orderOf(sort) })}
    />
  )
}
