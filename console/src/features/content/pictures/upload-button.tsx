import { photoTypes } from '@mwc/contract/account/own-account/photo'
import Button from '@mui/material/Button'

type Props = { label: string; isBusy: boolean; onFile: (file: File | undefined) => void }

/** A button that asks for a picture of this computer. */
export function UploadButton({ label, isBusy, onFile }: Props) {
  return (
    <Button component="label" variant="outlined" size="small" loading={isBusy}>
      {label}
      <input
        type="file"
        accept={photoTypes.join(',')}
        hidden
        onChange={({ target }) => {
          onFile(target.files?.[0])
          target.value = ''
        }}
      />
    </Button>
  )
}
