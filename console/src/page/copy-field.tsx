import Button from '@mui/material/Button'
import TextField from '@mui/material/TextField'
import Box from '@mui/material/Box'
import { useState } from 'react'

/** A text to be taken along: selected by a click, copied by a button. */
export function CopyField({ label, text, rows }: { label: string; text: string; rows?: number }) {
  const [copied, setCopied] = useState(false)
  const copy = () =>
    navigator.clipboard.writeText(text).then(
      () => setCopied(true),
      () => setCopied(false),
    )
  return (
    <Box sx={{ display: 'flex', gap: 1, alignItems: 'flex-start' }}>
      <TextField
        fullWidth
        label={label}
        value={text}
        multiline={rows !== undefined}
        rows={rows}
        onFocus={({ target }) => target.select()}
        slotProps={{ htmlInput: { readOnly: true, style: { fontFamily: 'monospace' } } }}
      />
      <Button variant="outlined" onClick={copy} sx={{ height: 40 }}>
        {copied ? 'Copied' : 'Copy'}
      </Button>
    </Box>
  )
}
