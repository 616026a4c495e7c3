import DownloadIcon from '@mui/icons-material/FileDownloadOutlined'
import Button from '@mui/material/Button'
import { useState } from 'react'
import { useListContext, useNotify } from 'react-admin'
import { resourceOf } from '../adapter/resources.ts'
import { downloadList } from '../calls/call-server.ts'
import { saveFile } from '../calls/save-file.ts'

/** All of the list that fits its filter, in its order, as a file for a spreadsheet. The log keeps who had it. */
export function CsvButton() {
  const { resource, filterValues, sort } = useListContext()
  const [busy, setBusy] = useState(false)
  const notify = useNotify()
  const download = async () => {
    setBusy(true)
    try {
      const order = `${sort.order === 'DESC' ? '-' : ''}${sort.field}`
      const day = new Date().toLocaleDateString('sv-SE', { timeZone: 'Asia/Singapore' })
      saveFile(await downloadList(resourceOf(resource).list, { ...filterValues, sort: order }), `${resource}-${day}.csv`)
    } catch (error) {
      notify((error as Error).message, { type: 'error' })
    } finally {
      setBusy(false)
    }
  }
  return (
    <Button size="small" startIcon={<DownloadIcon />} loading={busy} loadingPosition="start" onClick={download}>
      Export CSV
    </Button>
  )
}
