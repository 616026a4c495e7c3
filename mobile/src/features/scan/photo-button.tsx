import { IconPhoto } from '@tabler/icons-react'
import { useRef } from 'react'
import { Button } from '../../shared/screen/button.tsx'

/** Chooses a photo or a screenshot from the phone. */
export function PhotoButton({
  variant = 'secondary',
  busy,
  children,
  onPhoto,
}: {
  variant?: 'primary' | 'secondary'
  busy: boolean
  children: string
  onPhoto: (file: File) => void
}) {
  const input = useRef<HTMLInputElement>(null)
  return (
    <>
      <input
        ref={input}
        type="file"
        accept="image/*"
        aria-label={children}
        tabIndex={-1}
        className="sr-only"
        onChange={(event) => {
          const file = event.target.files?.[0]
          // The same photo may be chosen again.
          event.target.value = ''
          if (file) onPhoto(file)
        }}
      />
      <Button variant={variant} busy={busy} icon={<IconPhoto aria-hidden="true" />} onClick={() => input.current?.click()}>
        {children}
      </Button>
    </>
  )
}
