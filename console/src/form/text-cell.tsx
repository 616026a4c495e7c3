import { type Language, languageNames, languageTags } from '@mwc/contract/language/language'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import TextField from '@mui/material/TextField'
import { StateChip } from '../page/state-chip.tsx'
import type { TextField as Field } from './record-fields.ts'
import { notesOn } from './field-values.ts'
import type { RecordForm } from './use-record-form.ts'

type Mark = 'missing' | 'older' | null

/** What a translation is marked with: its English is typed over too, and that counts at once. */
export function markOf(form: RecordForm, older: readonly string[], { name, optional }: Field, language: Language): Mark {
  const [key, english] = [`${name}.${language}`, `${name}.english`]
  const text = form.values[key] ?? ''
  if (language === 'english' || (form.values[english] ?? '') === '') return null
  if (text.trim() === '') return optional && form.values[english] === '' ? null : 'missing'
  const isUntouched = text === form.stored[key]
  const isOlder = older.includes(key) || (form.stored[english] !== '' && form.stored[english] !== form.values[english])
  return isUntouched && isOlder && !form.fitting.includes(key) ? 'older' : null
}

/** One text in one language, with what is wrong with it, what stands now, and its mark. */
export function TextCell({
  form,
  field,
  language,
  older,
}: {
  form: RecordForm
  field: Field
  language: Language
  older: readonly string[]
}) {
  const key = `${field.name}.${language}`
  const text = form.values[key] ?? ''
  const [wrong, now, mark] = [form.wrongWith(key), form.meanwhile(key), markOf(form, older, field, language)]
  const notes = notesOn(text, field)
  return (
    <Box sx={{ display: 'grid', gap: 0.5, alignContent: 'start', minWidth: 0 }}>
      <TextField
        fullWidth
        multiline
        minRows={field.long ? 6 : 1}
        maxRows={field.long ? 18 : 6}
        value={text}
        onChange={({ target }) => form.set({ [key]: field.long ? target.value : target.value.replaceAll('\n', ' ') })}
        error={wrong !== undefined || (field.count?.(text) ?? text.length) > field.most}
        helperText={[wrong, ...notes].filter(Boolean).join(' ') || undefined}
        slotProps={{ htmlInput: { 'aria-label': `${field.label}, ${languageNames[language]}`, lang: languageTags[language] } }}
      />
      {mark ? (
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 0.5, alignItems: 'center' }}>
          {mark === 'missing' ? (
            <StateChip tone="waiting" word="Missing" />
          ) : (
            <>
              <StateChip tone="waiting" word="Older than its English" />
              <Button size="small" onClick={() => form.saysFits(key)} aria-label={`Still fits: ${field.label}, ${languageNames[language]}`}>
                Still fits
              </Button>
            </>
          )}
        </Box>
      ) : null}
      {now === undefined ? null : (
        <Box sx={{ fontSize: 13, border: 1, borderColor: 'divider', borderRadius: 1, p: 1 }}>
          <strong>Stands now:</strong> <span lang={languageTags[language]}>{now === '' ? 'nothing' : now}</span>
          <Button size="small" onClick={() => form.takeTheirs(key)}>
            Take this
          </Button>
        </Box>
      )}
    </Box>
  )
}
