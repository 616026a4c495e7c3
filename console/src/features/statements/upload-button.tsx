import { keepFile, previewFile } from '@mwc/contract/payments/statement-desk.calls'
import { type FilePreview, type StatementSource } from '@mwc/contract/payments/statement-desk.schemas'
import Alert from '@mui/material/Alert'
import Button from '@mui/material/Button'
import Dialog from '@mui/material/Dialog'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import DialogTitle from '@mui/material/DialogTitle'
import { useId, useState } from 'react'
import { useNotify, useRefresh } from 'react-admin'
import { callServer } from '../../calls/call-server.ts'
import { ChooseFileButton } from '../../form/choose-file-button.tsx'
import { useSubmit } from '../../page/use-submit.ts'
import { FilePreviewText } from './file-preview.tsx'

type Chosen = { name: string; content: string; preview: FilePreview }

/** The bytes of a file, base64. */
async function contentOf(file: File): Promise<string> {
  const bytes = new Uint8Array(await file.arrayBuffer())
  let text = ''
  for (let start = 0; start < bytes.length; start += 32_768) text += String.fromCharCode(...bytes.subarray(start, start + 32_768))
  return btoa(text)
}

/** Chooses a file, shows what it would bring, and keeps it. */
export function UploadButton({ source: { id, name } }: { source: StatementSource }) {
  const [chosen, setChosen] = useState<Chosen | null>(null)
  const { isBusy, problem, send } = useSubmit([])
  const titleId = useId()
  const notify = useNotify()
  const refresh = useRefresh()
  const choose = (file: File) =>
    void send(async () => {
      const sent = { id, name: file.name, content: await contentOf(file) }
      setChosen({ ...sent, preview: await callServer(previewFile, sent) })
    })
  const keep = () =>
    void send(async () => {
      if (!chosen) return
      const kept = await callServer(keepFile, { id, version: chosen.preview.version, name: chosen.name, content: chosen.content })
      setChosen(null)
      notify(`Kept: ${kept.lines - kept.known} new of ${kept.lines} lines.`, { type: 'success' })
      refresh()
    })
  const isWhole = chosen !== null && chosen.preview.faults.length === 0
  const added = isWhole ? chosen.preview.lines - chosen.preview.known : 0
  return (
    <>
      <ChooseFileButton
        label="Upload a file"
        fieldName={`File of ${name}`}
        accept=".csv,.txt,text/csv"
        isBusy={isBusy && !chosen}
        onFile={choose}
      />
      {problem && !chosen ? <Alert severity="error">{problem}</Alert> : null}
      <Dialog open={chosen !== null} onClose={() => !isBusy && setChosen(null)} aria-labelledby={titleId} fullWidth maxWidth="md">
        <DialogTitle id={titleId}>
          {chosen?.name} of {name}
        </DialogTitle>
        <DialogContent sx={{ display: 'grid', gap: 2 }}>
          {problem ? <Alert severity="error">{problem}</Alert> : null}
          {chosen ? <FilePreviewText preview={chosen.preview} /> : null}
        </DialogContent>
        <DialogActions>
          <Button onClick={() => setChosen(null)} disabled={isBusy}>
            {isWhole && added === 0 ? 'Close' : 'Not now'}
          </Button>
          {added > 0 ? (
            // oxlint-disable-next-line jsx-a11y/no-autofocus -- the one thing that is asked
            <Button variant="contained" loading={isBusy} onClick={keep} autoFocus>
              Keep {added} new {added === 1 ? 'line' : 'lines'}
            </Button>
          ) : null}
        </DialogActions>
      </Dialog>
    </>
  )
}
