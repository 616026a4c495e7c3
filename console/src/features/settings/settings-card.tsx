import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Card from '@mui/material/Card'
import CardContent from '@mui/material/CardContent'
import FormControlLabel from '@mui/material/FormControlLabel'
import Switch from '@mui/material/Switch'
import TextField from '@mui/material/TextField'
import Typography from '@mui/material/Typography'
import { type FormEvent, type ReactNode, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { RefusalError } from '../../calls/call-errors.ts'
import { KeptNote } from '../../page/kept-note.tsx'
import { useDraft } from '../../kept/use-draft.ts'
import { useWrongFocus } from '../../page/use-wrong-focus.ts'
import { SaveDialog } from './save-dialog.tsx'
import { sentAs, type SettingField } from './setting-field.ts'

type Values = Record<string, string | number | boolean | null>

type Props = {
  title: string
  explained: ReactNode
  fields: readonly SettingField[]
  /** Sends all values of the group with the reason. */
  save: (values: Values, note: string) => Promise<unknown>
  /** Somebody else was faster: reads what stands now. */
  onChangedMeanwhile: () => Promise<unknown>
}

/** One group of settings: what stands, typed over, and saved with a reason once before and after were seen. */
export function SettingsCard({ title, explained, fields, save, onChangedMeanwhile }: Props) {
  const { typed, keptAt, type, clear } = useDraft<Record<string, string | boolean>>(`settings ${title}`)
  const [problem, setProblem] = useState<unknown>(null)
  const [isAsking, setAsking] = useState(false)
  const section = useRef<HTMLElement>(null)
  const valueOf = ({ name, now }: SettingField) => typed[name] ?? now
  const changed = fields.filter((field) => valueOf(field) !== field.now)
  const names = fields.map(({ name }) => name)
  const refused = problem instanceof RefusalError ? problem.at(names) : []
  const noteForm = useWrongFocus(problem)

  const ask = (event: FormEvent) => {
    event.preventDefault()
    setProblem(null)
    setAsking(true)
  }
  const send = async (note: string) => {
    noteForm(section.current)
    setProblem(null)
    try {
      await save(Object.fromEntries(fields.map((field) => [field.name, sentAs(field.kind, valueOf(field))])), note)
      flushSync(() => {
        setAsking(false)
        clear()
      })
      // The button that asked rests now, and takes no focus back from the dialog.
      section.current?.focus()
      return true
    } catch (error) {
      setProblem(error)
      // What was typed stays: it is shown against what stands now.
      if (error instanceof RefusalError && error.reason === 'request.changedMeanwhile') await onChangedMeanwhile()
      if (error instanceof RefusalError && error.at(names).length > 0) setAsking(false)
      return false
    }
  }

  const input = (field: SettingField) => {
    const value = valueOf(field)
    const set = (next: string | boolean) => type({ ...typed, [field.name]: next })
    if (typeof value === 'boolean') {
      const box = <Switch checked={value} onChange={({ target }) => set(target.checked)} />
      return <FormControlLabel key={field.name} control={box} label={field.label} />
    }
    const wrong = refused.find((one) => one.field === field.name)?.message
    return (
      <TextField
        key={field.name}
        label={field.label}
        value={value}
        onChange={({ target }) => set(target.value)}
        error={wrong !== undefined}
        helperText={[wrong, field.hint].filter(Boolean).join('. ').replace('..', '.')}
        slotProps={{
          htmlInput: {
            inputMode: field.kind === 'money' || field.kind === 'mills' ? 'decimal' : field.kind === 'whole' ? 'numeric' : undefined,
          },
        }}
      />
    )
  }
  return (
    <Card variant="outlined" component="section" aria-label={title} ref={section} tabIndex={-1}>
      <CardContent component="form" onSubmit={ask} noValidate sx={{ display: 'grid', gap: 2 }}>
        <div>
          <Typography variant="h2">{title}</Typography>
          <Typography color="text.secondary" variant="body2">
            {explained}
          </Typography>
        </div>
        {changed.length > 0 ? <KeptNote keptAt={keptAt} onDiscard={clear} /> : null}
        <Box sx={{ display: 'grid', gridTemplateColumns: 'repeat(auto-fit, minmax(290px, 1fr))', gap: 2, alignItems: 'start' }}>
          {fields.map(input)}
        </Box>
        <Box sx={{ display: 'flex', gap: 1, alignItems: 'center' }}>
          <Button type="submit" variant="contained" disabled={changed.length === 0}>
            Save
          </Button>
          {changed.length > 0 ? <Button onClick={clear}>Undo what I typed</Button> : null}
        </Box>
      </CardContent>
      <SaveDialog
        open={isAsking}
        title={title}
        changes={changed.map((field) => ({ field, after: valueOf(field) }))}
        problem={problem}
        onClose={() => setAsking(false)}
        onSave={send}
      />
    </Card>
  )
}
