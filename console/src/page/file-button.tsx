import Button from '@mui/material/Button'
import { type ReactNode, useState } from 'react'
import { useNotify } from 'react-admin'
import { saveFile } from '../calls/save-file.ts'

/** A button that has a file made and saves it whole, or says why there is none. */
export function FileButton({ label, icon, name, make }: { label: string; icon?: ReactNode; name: string; make: () => Promise<Blob> }) {
  const [busy, setBusy] = useState(false)
  const notify = useNotify()
  const save = async () => {
    setBusy(true)
    try {
      saveFile(await make(), name)
    } catch (error) {
      notify((error as Error).message, { type: 'error' })
    } finally {
      setBusy(false)
    }
  }
  return (
    <Button size="small" startIcon={icon} loading={busy} loadingPosition={icon ? 'start' : 'center'} onClick={save}>
      {label}
    </Button>
  )
}
