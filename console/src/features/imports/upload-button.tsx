import type { ImportEncoding } from '@mwc/contract/imports/import-kinds'
import type { FileFault } from '@mwc/contract/imports/import-desk.schemas'
import Alert from '@mui/material/Alert'
import Button from '@mui/material/Button'
import Dialog from '@mui/material/Dialog'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import DialogTitle from '@mui/material/DialogTitle'
import { useId, useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { ChooseFileButton } from '../../form/choose-file-button.tsx'
import { useSubmit } from '../../page/use-submit.ts'
import { encodingWords, faultWords } from './import-words.ts'
import { uploadImport } from './upload-import.ts'

type Refused = { file: File; fault: FileFault }

/** Where a fault of a file is: by row, and by column where it has a name. */
const placeOf = ({ row, column }: FileFault) => (column ? `Row ${row}, column “${column}”` : `Row ${row}`)

/** Chooses a file, and opens its page; or says why nothing of it was taken, and asks for its encoding where that is not sure. */
export function UploadButton() {
  const [refused, setRefused] = useState<Refused | null>(null)
  const { isBusy, problem, send } = useSubmit([])
  const navigate = useNavigate()
  const titleId = useId()
  const upload = (file: File, encoding?: ImportEncoding) =>
    void send(async () => {
      const { id, fault } = await uploadImport(file, encoding)
      setRefused(fault ? { file, fault } : null)
      if (id !== null) await navigate(`/member-imports/${id}/show`)
    })
  const close = () => !isBusy && setRefused(null)
  return (
    <>
      {problem && !refused ? <Alert severity="error">{problem}</Alert> : null}
      <ChooseFileButton
        variant="contained"
        label="Upload a file"
        accept=".csv,.txt,.tsv,text/csv"
        isBusy={isBusy && !refused}
        onFile={upload}
      />
      <Dialog open={refused !== null} onClose={close} aria-labelledby={titleId} fullWidth maxWidth="sm">
        <DialogTitle id={titleId}>{refused?.file.name}</DialogTitle>
        {refused ? (
          <DialogContent sx={{ display: 'grid', gap: 2 }}>
            {problem ? <Alert severity="error">{problem}</Alert> : null}
            <Alert severity="error" sx={{ overflowWrap: 'anywhere' }}>
              {placeOf(refused.fault)}: {faultWords[refused.fault.fault]} Nothing of this file was taken.
            </Alert>
            {refused.fault.readings.length > 0 ? (
              <>
                <p style={{ margin: 0 }}>Which of these is what stands there? The whole file is then read so.</p>
                {refused.fault.readings.map(({ encoding, text }) => (
                  <Button
                    key={encoding}
                    variant="outlined"
                    disabled={isBusy}
                    onClick={() => upload(refused.file, encoding)}
                    sx={{ justifyContent: 'start', overflowWrap: 'anywhere', textAlign: 'left' }}
                  >
                    “{text}” ({encodingWords[encoding]})
                  </Button>
                ))}
              </>
            ) : null}
          </DialogContent>
        ) : null}
        <DialogActions>
          <Button onClick={close} disabled={isBusy}>
            Not now
          </Button>
        </DialogActions>
      </Dialog>
    </>
  )
}
