import { languageTags } from '@mwc/contract/language/language'
import type { Language } from '@mwc/contract/language/language'
import { listMessageTemplates } from '@mwc/contract/messages/message-template-desk.calls'
import type { MessageTemplate } from '@mwc/contract/messages/message-template-desk.schemas'
import Autocomplete from '@mui/material/Autocomplete'
import Box from '@mui/material/Box'
import TextField from '@mui/material/TextField'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { callServer } from '../../calls/call-server.ts'
import { SmallPrint } from '../../page/small-print.tsx'
import { languageWords } from './language-words.ts'

type Props = {
  /** The member's. */
  language: Language
  onTake: (template: MessageTemplate) => void
}

/** Texts that are kept for answers, found by a part of their name, each with how it begins in the member's language. */
export function TemplateChoice({ language, onTake }: Props) {
  const [typed, setTyped] = useState('')
  const { data, error } = useQuery({
    queryKey: ['message-templates', 'to-choose'],
    queryFn: ({ signal }) => callServer(listMessageTemplates, { pageSize: 100 }, signal),
  })
  const templates = data?.rows ?? []
  return (
    <Autocomplete
      size="small"
      fullWidth={false}
      sx={{ width: 320, maxWidth: '100%' }}
      options={templates}
      getOptionLabel={({ name }) => name}
      getOptionKey={({ id }) => id}
      noOptionsText={error ? error.message : templates.length === 0 ? 'None yet: they are written under Templates.' : 'None of that name'}
      // What was chosen stands in the message then; the field is free for the next.
      value={null}
      inputValue={typed}
      onInputChange={(_, text, reason) => setTyped(reason === 'input' ? text : '')}
      onChange={(_, template) => template && onTake(template)}
      blurOnSelect
      renderOption={({ key, ...props }, { texts, name }) => (
        <Box component="li" key={key} {...props}>
          <Box sx={{ minWidth: 0 }}>
            {name}
            <SmallPrint>
              {texts[language] ? (
                <span lang={languageTags[language]}>{texts[language]?.slice(0, 60)}</span>
              ) : (
                `Not there in ${languageWords[language]}`
              )}
            </SmallPrint>
          </Box>
        </Box>
      )}
      renderInput={(params) => <TextField {...params} fullWidth label="Insert a template" />}
    />
  )
}
