import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import type { FormEvent, ReactNode } from 'react'
import { useNotify } from 'react-admin'
import { KeptNote } from '../page/kept-note.tsx'
import { SaveProblem } from './save-problem.tsx'
import type { RecordForm } from './use-record-form.ts'

type Props<T> = {
  form: RecordForm & { save: () => Promise<T | null> }
  /** What the record is now, at the beginning of the bar. */
  state: ReactNode
  /** What can be done with it beside saving. */
  acts?: ReactNode
  /** What the button says that saves it; null where it is not offered. */
  saveLabel: string | null
  /** Said when it is saved. */
  saved: string
  onSaved: (record: T) => void
  children: ReactNode
}

/** The form of a record: its state and acts in a bar, what was wrong with saving it, and its sections. */
export function RecordEditor<T>({ form, state, acts, saveLabel, saved, onSaved, children }: Props<T>) {
  const notify = useNotify()
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    // It may stand over the form of another record, which React would hand it on to.
    event.stopPropagation()
    const record = await form.save()
    if (!record) return
    notify(saved, { type: 'success' })
    onSaved(record)
  }
  return (
    <Box component="form" onSubmit={submit} noValidate sx={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 2, my: 2 }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, alignItems: 'center' }}>
        {state}
        {form.isChanged ? <KeptNote keptAt={form.keptAt} onDiscard={form.undo} /> : null}
        <Box sx={{ flexGrow: 1 }} />
        {acts}
        {form.isChanged ? <Button onClick={form.undo}>Undo what I typed</Button> : null}
        {saveLabel === null ? null : (
          <Button type="submit" variant="contained" loading={form.isBusy} disabled={!form.isChanged}>
            {saveLabel}
          </Button>
        )}
      </Box>
      <SaveProblem form={form} />
      {children}
    </Box>
  )
}
