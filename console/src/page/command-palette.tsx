import type { StaffRole } from '@mwc/contract/endpoint/access'
import { mayCall } from '@mwc/contract/endpoint/may-call'
import SearchIcon from '@mui/icons-material/Search'
import Autocomplete from '@mui/material/Autocomplete'
import Button from '@mui/material/Button'
import Dialog from '@mui/material/Dialog'
import TextField from '@mui/material/TextField'
import { useEffect, useState } from 'react'
import { usePermissions, useResourceDefinitions } from 'react-admin'
import { useNavigate } from 'react-router-dom'
import { resourceOf } from '../adapter/resources.ts'
import { SmallPrint } from './small-print.tsx'
import { useFoundMembers } from './use-found-members.ts'

type Place = { name: string; detail: string; to: string }

/** The pages that somebody of a role may open, as the menu names them. */
function usePages(): Place[] {
  const { permissions } = usePermissions<StaffRole>()
  const definitions = Object.values(useResourceDefinitions())
  if (permissions === undefined) return []
  return definitions
    .filter(({ name, hasList }) => hasList && mayCall(resourceOf(name).list, permissions))
    .map(({ name, options }) => ({ name: String(options?.label ?? name), detail: 'Page', to: `/${name}` }))
}

/** At once, not when the dialog has come in: whoever opened it by a key goes on typing. */
const focusField = (field: HTMLDivElement | null) => field?.querySelector('input')?.focus()

function Palette({ onClose }: { onClose: () => void }) {
  const [text, setText] = useState('')
  const navigate = useNavigate()
  const pages = usePages()
  const wanted = text.trim().toLowerCase()
  const members = useFoundMembers(text).map(({ id, fullName, memberNumber }): Place => ({
    name: fullName,
    detail: `Member ${memberNumber}`,
    to: `/members/${id}/show`,
  }))
  const places = [...pages.filter(({ name }) => name.toLowerCase().includes(wanted)), ...members]
  return (
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
  )
}

/** Finds a page or a member from anywhere: a button of the bar, or Ctrl (Command) with K. */
export function CommandPalette() {
  const [open, setOpen] = useState(false)
  useEffect(() => {
    const hear = (event: KeyboardEvent) => {
      if (event.key.toLowerCase() !== 'k' || !(event.ctrlKey || event.metaKey)) return
      event.preventDefault()
      setOpen(true)
    }
    addEventListener('keydown', hear)
    return () => removeEventListener('keydown', hear)
  }, [])
  return (
    <>
      <Button color="inherit" startIcon={<SearchIcon />} aria-keyshortcuts="Control+K" onClick={() => setOpen(true)}>
        Find (Ctrl K)
      </Button>
      {open ? <Palette onClose={() => setOpen(false)} /> : null}
    </>
  )
}
