import { importChanges } from '@mwc/contract/imports/import-kinds'
import Box from '@mui/material/Box'
import Checkbox from '@mui/material/Checkbox'
import FormControl from '@mui/material/FormControl'
import FormControlLabel from '@mui/material/FormControlLabel'
import FormHelperText from '@mui/material/FormHelperText'
import FormLabel from '@mui/material/FormLabel'
import { changeWords } from './import-words.ts'

type Props = {
  changes: readonly string[]
  signedOnPaper: boolean
  onChanges: (changes: string[]) => void
  onSigned: (yes: boolean) => void
}

/** What the file may change of members who are there already, and whether everybody in it signed on paper. */
export function ChangeChoices({ changes, signedOnPaper, onChanges, onSigned }: Props) {
  return (
    <>
      <FormControlLabel
        control={<Checkbox checked={signedOnPaper} onChange={({ target }) => onSigned(target.checked)} />}
        label="Everybody in this file signed the declaration and the membership consent on paper"
      />
      <FormControl component="fieldset" variant="standard">
        <FormLabel component="legend">Of members who are there already, change</FormLabel>
        <Box sx={{ display: 'grid', gridTemplateColumns: 'repeat(auto-fill, minmax(190px, 1fr))' }}>
          {importChanges.map((change) => (
            <FormControlLabel
              key={change}
              control={
                <Checkbox
                  checked={changes.includes(change)}
                  onChange={({ target }) => onChanges(target.checked ? [...changes, change] : changes.filter((one) => one !== change))}
                />
              }
              label={changeWords[change]}
            />
          ))}
        </Box>
        <FormHelperText>
          They are found by their FIN. With nothing chosen they stay as they are. A consent that was withdrawn never comes back by a file,
          and numbers are changed with the member alone.
        </FormHelperText>
      </FormControl>
    </>
  )
}
