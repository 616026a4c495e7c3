import Autocomplete from '@mui/material/Autocomplete'
import Dialog from '@mui/material/Dialog'
import TextField from '@mui/material/TextField'
import { useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { SmallPrint } from '../page/small-print.tsx'
import { Themed } from '../themed.tsx'
import { useDeskPages } from './use-desk-pages.ts'
import { useFoundMembers } from './use-found-members.ts'

type Place = { name: string; detail: string; to: string }

/** At once, not when the dialog has come in: whoever opened it by a key goes on typing. */
const focusField = (field: HTMLDivElement | null) => field?.querySelector('input')?.focus()

/** Pages and members by what is typed, the first one chosen by Enter. */
export function PaletteDialog({ onClose }: { onClose: () => void }) {
  const [text, setText] = useState('')
  const navigate = useNavigate()
  const pages = useDeskPages().map(({ label, to }): Place => ({ name: label, detail: 'Page', to }))
  const wanted = text.trim().toLowerCase()
  const members = useFoundMembers(text).map(({ id, fullName, memberNumber }): Place => ({
    name: fullName,
    detail: `Member ${memberNumber}`,
    to: `/members/${id}/show`,
  }))
  const places = [...pages.filter(({ name }) => name.toLowerCase().includes(wanted)), ...members]
  return (
    <Themed>
      <Dialog
        open
        onClose={onClose}
        fullWidth
        maxWidth="sm"
        aria-label="Find a page or a member"
        sx={{ '& .MuiDialog-container': { alignItems: 'flex-start' } }}
      >
        <Autocomplete
          open
          // Its list stands open as long as it does: Escape leaves both.
          onClose={(_, reason) => reason === 'escape' && onClose()}
          sx={{ p: 2 }}
          autoHighlight
          fullWidth
          options={places}
          getOptionLabel={({ name }) => name}
          getOptionKey={({ to }) => to}
          isOptionEqualToValue={(a, b) => a.to === b.to}
          // The server has searched already; what it found does not begin with what was typed.
          filterOptions={(all) => all}
          inputValue={text}
          onInputChange={(_, value, reason) => reason !== 'reset' && setText(value)}
          onChange={(_, place) => {
            if (!place) return
            onClose()
            void navigate(place.to)
          }}
          noOptionsText={wanted.length < 3 ? 'Go on typing: three letters find a member.' : 'No page and no member of that name.'}
          renderInput={(params) => <TextField {...params} ref={focusField} label="Page, or member by name, number or mobile" />}
          renderOption={({ key, ...props }, { name, detail }) => (
            <li key={key} {...props} style={{ display: 'block' }}>
              {name}
              <SmallPrint>{detail}</SmallPrint>
            </li>
          )}
        />
      </Dialog>
    </Themed>
  )
}
