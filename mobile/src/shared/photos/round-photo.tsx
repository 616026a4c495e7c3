import { IconUser } from '@tabler/icons-react'
import { type ReactNode, useCallback, useState } from 'react'

/**
 * A member's round picture; a figure where there is none, and `instead` of a file that is no picture.
 * Decoration, unless `alt` says what it is.
 */
export function RoundPhoto({
  picture,
  size,
  alt = '',
  instead,
}: {
  picture: Blob | null | undefined
  size: 'size-14' | 'size-20' | 'size-36'
  alt?: string
  instead?: ReactNode
}) {
  const [unreadable, setUnreadable] = useState<Blob | null>(null)
  const show = useCallback(
    (image: HTMLImageElement) => {
      if (!picture) return
      const address = URL.createObjectURL(picture)
      image.src = address
      return () => URL.revokeObjectURL(address)
    },
    [picture],
  )
  const form = `${size} shrink-0 rounded-full bg-harbour-100`
  if (picture && picture === unreadable && instead) return instead
  if (picture) return <img ref={show} alt={alt} className={`${form} object-cover`} onError={() => setUnreadable(picture)} />
  return (
    <span aria-hidden="true" className={`${form} flex items-center justify-center text-harbour-700`}>
      <IconUser className="size-1/2" />
    </span>
  )
}
