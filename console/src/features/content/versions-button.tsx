import { listVersions } from '@mwc/contract/content/content-acts-desk.calls'
import type { ContentVersion } from '@mwc/contract/content/content-acts-desk.schemas'
import type { ContentKind } from '@mwc/contract/content/content-desk.calls'
import { type Language, languageNames, languageTags } from '@mwc/contract/language/language'
import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Dialog from '@mui/material/Dialog'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import DialogTitle from '@mui/material/DialogTitle'
import Typography from '@mui/material/Typography'
import { useQuery } from '@tanstack/react-query'
import { useId, useState } from 'react'
import { callServer } from '../../calls/call-server.ts'
import { MomentText } from '../../page/moment-text.tsx'
import { fieldsOf } from './content-fields.ts'
import { type DeskItem, valuesOf } from './form-values.ts'
import type { FormValues } from '../../form/use-record-form.ts'

/** What a form's field is called, for before and after. */
function labelOf(kind: ContentKind, name: string) {
  const [field, language] = name.split('.')
  const { texts, plain } = fieldsOf[kind]
  const { label } = [...texts, ...plain].find((one) => one.name === field) ?? { label: field ?? '' }
  return { label: language ? `${label}, ${languageNames[language as Language]}` : label, lang: languageTags[language as Language] }
}

type Version = { kind: ContentKind; version: ContentVersion; now: FormValues; onTake: ((values: FormValues) => void) | undefined }

/** One earlier version: who wrote it and when, and what of it is not what stands now. */
function VersionRow({ kind, version, now, onTake }: Version) {
  const { publishFrom: _from, publishTo: _to, ...then } = valuesOf(kind, version.item as DeskItem)
  const apart = Object.entries(then).filter(([name, text]) => text !== now[name])
  return (
    <Box component="li" sx={{ listStyle: 'none', border: 1, borderColor: 'divider', borderRadius: 1, p: 2, display: 'grid', gap: 1 }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2, alignItems: 'center' }}>
        <Box sx={{ flexGrow: 1 }}>
          <strong>Version {version.version}</strong>, {version.by ?? 'before there were versions'}
          <div>
            <MomentText at={version.at} />
          </div>
        </Box>
        {apart.length === 0 ? (
          'As it stands now'
        ) : onTake ? (
          <Button variant="outlined" size="small" onClick={() => onTake(Object.fromEntries(apart))}>
            Put this back
          </Button>
        ) : null}
      </Box>
      {apart.map(([name, text]) => {
        const { label, lang } = labelOf(kind, name)
        return (
          <div key={name}>
            <Typography sx={{ fontSize: 12, color: 'text.secondary' }}>{label}</Typography>
            <Box lang={lang} sx={{ whiteSpace: 'pre-line', overflowWrap: 'anywhere', maxHeight: 160, overflowY: 'auto' }}>
              {text === '' ? '(nothing)' : text}
            </Box>
          </div>
        )
      })}
    </Box>
  )
}

type Props = { kind: ContentKind; item: DeskItem; onTake: ((values: FormValues) => void) | undefined }

/** What an item was after each edit. Putting one back fills the form: nothing changes until that is saved. */
export function VersionsButton({ kind, item, onTake }: Props) {
  const [open, setOpen] = useState(false)
  const id = useId()
  const { data, error } = useQuery({
    queryKey: ['content', kind, item.id, 'versions', item.version],
    enabled: open,
    queryFn: ({ signal }) => callServer(listVersions, { kind, id: item.id }, signal),
  })
  const take = onTake && ((values: FormValues) => (onTake(values), setOpen(false)))
  return (
    <>
      <Button onClick={() => setOpen(true)}>Versions</Button>
      <Dialog open={open} onClose={() => setOpen(false)} aria-labelledby={id} fullWidth maxWidth="md">
        <DialogTitle id={id}>Earlier versions</DialogTitle>
        <DialogContent>
          {error ? <Alert severity="error">{error.message}</Alert> : null}
          {data?.versions.length === 0 ? 'It has not been edited since versions are kept.' : null}
          <Box component="ul" sx={{ p: 0, m: 0, display: 'grid', gap: 2 }}>
            {data?.versions.map((version) => (
              <VersionRow key={version.version} kind={kind} version={version} now={valuesOf(kind, item)} onTake={take} />
            ))}
          </Box>
        </DialogContent>
        <DialogActions>
          <Button onClick={() => setOpen(false)}>Close</Button>
        </DialogActions>
      </Dialog>
    </>
  )
}
