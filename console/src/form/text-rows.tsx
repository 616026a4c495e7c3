import { type Language, languageNames, languages, languageTags } from '@mwc/contract/language/language'
import Box from '@mui/material/Box'
import Tab from '@mui/material/Tab'
import Tabs from '@mui/material/Tabs'
import Typography from '@mui/material/Typography'
import useMediaQuery from '@mui/material/useMediaQuery'
import { useState } from 'react'
import { StateChip } from '../page/state-chip.tsx'
import type { TextField } from './record-fields.ts'
import type { RecordForm } from './use-record-form.ts'
import { markOf, TextCell } from './text-cell.tsx'

type Texts = { form: RecordForm; fields: readonly TextField[]; older: readonly string[] }

type Props = Texts & {
  /** What stands beside the texts and shows one language: the same one is written then. */
  beside?: { language: Language; onLanguage: (language: Language) => void } | undefined
}

/** What is left to do in a language: how many texts are missing, and how many are older than their English. */
function leftIn({ form, fields, older }: Texts, language: Language): string | null {
  const marks = fields.map((field) => markOf(form, older, field, language))
  const missing = marks.filter((mark) => mark === 'missing').length
  const old = marks.filter((mark) => mark === 'older').length
  if (missing === 0 && old === 0) return null
  return [missing > 0 ? `${missing} missing` : '', old > 0 ? `${old} older` : ''].filter(Boolean).join(', ')
}

/** The texts of an item, English at the left and the others beside it; on a narrow page one at a time, below its English. */
export function TextRows({ form, fields, older, beside }: Props) {
  const isWide = useMediaQuery('(min-width: 1100px)', { noSsr: true })
  const hasRoom = isWide && !beside
  const [own, setOwn] = useState<Language>('english')
  const { language, onLanguage } = beside ?? { language: own, onLanguage: setOwn }
  const grid = { display: 'grid', gap: 2, gridTemplateColumns: hasRoom ? 'repeat(4, minmax(0, 1fr))' : 'minmax(0, 1fr)' }
  const left = (one: Language) => leftIn({ form, fields, older }, one)
  return (
    <Box sx={{ display: 'grid', gap: 2, px: 2, pb: 2 }}>
      {hasRoom ? (
        <Box sx={grid}>
          {languages.map((one) => (
            <Box key={one} sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, alignItems: 'center', fontWeight: 600 }}>
              <span lang={languageTags[one]}>{languageNames[one]}</span>
              {left(one) ? <StateChip tone="waiting" word={left(one) ?? ''} /> : null}
            </Box>
          ))}
        </Box>
      ) : (
        <Tabs value={language} onChange={(_, one: Language) => onLanguage(one)} aria-label="Language" variant="scrollable">
          {languages.map((one) => (
            <Tab key={one} value={one} label={`${languageNames[one]}${left(one) ? ` (${left(one)})` : ''}`} lang={languageTags[one]} />
          ))}
        </Tabs>
      )}
      {fields.map((field) => (
        <Box key={field.name} component="fieldset" sx={{ border: 0, p: 0, m: 0, minWidth: 0 }}>
          <Typography component="legend" sx={{ fontSize: 13, color: 'text.secondary', mb: 0.5 }}>
            {field.label}
          </Typography>
          <Box sx={grid}>
            {hasRoom ? (
              languages.map((one) => <TextCell key={one} form={form} field={field} language={one} older={older} />)
            ) : (
              <>
                {language === 'english' ? null : (
                  <Box sx={{ whiteSpace: 'pre-line', color: 'text.secondary', overflowWrap: 'anywhere' }} lang="en">
                    {form.values[`${field.name}.english`] ?? ''}
                  </Box>
                )}
                <TextCell form={form} field={field} language={language} older={older} />
              </>
            )}
          </Box>
        </Box>
      ))}
    </Box>
  )
}
