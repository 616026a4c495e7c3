import { photoMaxBytes, photoTypes } from '@mwc/contract/account/own-account/photo'
import { apiBase } from '@mwc/contract/endpoint/api-base'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import FormHelperText from '@mui/material/FormHelperText'
import { ChooseFileButton } from '../../../form/choose-file-button.tsx'
import { PictureChoice } from '../pictures/picture-choice.tsx'
import { useUpload } from '../pictures/use-upload.ts'

type Props = { label: string; value: string; wrong: string | undefined; onChange: (id: string) => void }

/** The picture of an item: seen, taken from this computer or the library, or removed. */
export function PictureField({ label, value, wrong, onChange }: Props) {
  const { problem, isBusy, upload } = useUpload(({ id }) => onChange(id))
  return (
    <Box component="fieldset" sx={{ border: 0, p: 0, m: 0, display: 'grid', gap: 1, justifyItems: 'start' }}>
      <Box component="legend" sx={{ fontSize: 13, color: 'text.secondary', mb: 0.5 }}>
        {label}
      </Box>
      {value === '' ? null : (
        <Box
          component="img"
          src={`${apiBase}/h5/pictures/${value}/400`}
          alt=""
          sx={{ width: 240, maxWidth: '100%', borderRadius: 1, border: 1, borderColor: 'divider' }}
        />
      )}
      <Box sx={{ display: 'flex', gap: 1, flexWrap: 'wrap' }}>
        <ChooseFileButton
          accept={photoTypes.join(',')}
          label={value === '' ? 'Choose a file' : 'Choose another file'}
          isBusy={isBusy}
          onFile={(file) => void upload(file)}
        />
        <PictureChoice onChoose={onChange} />
        {value === '' ? null : (
          <Button size="small" onClick={() => onChange('')}>
            Remove
          </Button>
        )}
      </Box>
      <FormHelperText error={problem !== null || wrong !== undefined}>
        {problem ?? wrong ?? `A JPEG, PNG or WebP of at most ${photoMaxBytes / 1024 / 1024} MB; wider than high looks best.`}
      </FormHelperText>
    </Box>
  )
}
