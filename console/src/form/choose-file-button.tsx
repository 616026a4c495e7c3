import Button from '@mui/material/Button'
import { useRef } from 'react'

type Props = {
  label: string
  /** What the field is called where the label does not say what the file is of. */
  fieldName?: string
  /** Types of files that are offered: suffixes and media types, as the field takes them. */
  accept: string
  isBusy: boolean
  variant?: 'contained' | 'outlined'
  onFile: (file: File) => void
}

/** A button that asks for a file of this computer. */
export function ChooseFileButton({ label, fieldName = label, accept, isBusy, variant = 'outlined', onFile }: Props) {
  const input = useRef<HTMLInputElement>(null)
  return (
    <>
      <Button variant={variant} size={variant === 'outlined' ? 'small' : 'medium'} loading={isBusy} onClick={() => input.current?.click()}>
        {label}
      </Button>
      <input
        ref={input}
        type="file"
        accept={accept}
        hidden
        aria-label={fieldName}
        onChange={({ target }) => {
          const [file] = target.files ?? []
          // The same file, mended, can be chosen again.
          target.value = ''
          if (file) onFile(file)
        }}
      />
    </>
  )
}
