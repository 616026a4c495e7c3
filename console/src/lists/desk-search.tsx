import Box from '@mui/material/Box'
import { useState } from 'react'
import { SearchInput } from 'react-admin'
import { beginsLikeFin } from '../calls/begins-like-fin.ts'

type Props = { source: string; placeholder: string; width: number; alwaysOn?: boolean }

/** The search of a list. What stands in it stands in the address, and so a FIN is held back and said where it is asked for. */
export function DeskSearch({ source, placeholder, width }: Props) {
  const [held, setHeld] = useState('')
  return (
    <Box sx={{ maxWidth: width }}>
      <SearchInput
        source={source}
        placeholder={placeholder}
        format={(value?: string) => held || (value ?? '')}
        parse={(text: string) => (beginsLikeFin(text) ? '' : text)}
        onChange={(given: string | { target: { value: string } }) => {
          const text = typeof given === 'string' ? given : given.target.value
          setHeld(beginsLikeFin(text) ? text : '')
        }}
        helperText={false}
        slotProps={{ htmlInput: { 'data-search': '', 'aria-keyshortcuts': '/' } }}
        sx={{ width, mb: 0.5 }}
      />
      <Box role="status" sx={{ fontSize: 12, color: 'text.secondary' }}>
        {held ? 'FINs are not searched for here: Members, Find by whole FIN.' : null}
      </Box>
    </Box>
  )
}
