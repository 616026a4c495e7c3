import { photoMaxBytes, photoTypes } from '@mwc/contract/account/own-account/photo'
import { apiBase } from '@mwc/contract/endpoint/api-base'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import FormHelperText from '@mui/material/FormHelperText'
import { useState } from 'react'
import { ChooseFileButton } from '../../../form/choose-file-button.tsx'
import { StateChip } from '../../../page/state-chip.tsx'
import { DescribeDialog } from '../pictures/describe-dialog.tsx'
import { PictureChoice } from '../pictures/picture-choice.tsx'
import { descriptionStates } from '../pictures/picture-words.ts'
import { usePicture } from '../pictures/use-picture.ts'
import { useUpload } from '../pictures/use-upload.ts'

type Props = { label: string; value: string; wrong: string | undefined; onChange: (id: string) => void }

/** The picture of an item: seen, taken from this computer or the library, or removed. */
export function PictureField({ label, value, wrong, onChange }: Props) {
  const [isAsked, setAsked] = useState(false)
  const { picture } = usePicture(value)
  const { problem, isBusy, upload } = useUpload(({ id }) => {
    onChange(id)
    setAsked(true)
  })
  return (
    <Box component="fieldset" sx={{ border: 0, p: 0, m: 0, display: 'grid', gap: 1, justifyItems: 'start' }}>
      <Box component="legend" sx={{ fontSize: 13, color: 'text.secondary', mb: 0.5 }}>
        {label}
      </Box>
      {value === '' ? null : (
        <Box
          component="img"
          src={`${apiBase}/h5/pictures/${value}/400`}
          alt={picture?.description?.english ?? ''}
          sx={{ width: 240, maxWidth: '100%', borderRadius: 1, border: 1, borderColor: 'divider' }}
        />
      )}
      {picture ? descriptionStates(picture).map((state) => <StateChip key={state.word} {...state} />) : null}
      <DescribeDialog id={value} open={isAsked} onClose={() => setAsked(false)} />
      <Box sx={{ display: 'flex', gap: 1, flexWrap: 'wrap' }}>
        <ChooseFileButton
          accept={photoTypes.join(',')}
          label={value === '' ? 'Choose a file' : 'Choose another file'}
          isBusy={isBusy}
          onFile={(file) => void upload(file)}
        />
        <PictureChoice onChoose={onChange} />
        {picture ? (
          <Button size="small" onClick={() => setAsked(true)}>
            Describe
          </Button>
        ) : null}
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
