import { useQuery } from '@tanstack/react-query'
import { IconUser } from '@tabler/icons-react'
import { type ReactNode, useCallback, useState } from 'react'
import { photoQuery } from './own-account.queries.ts'

/** A member's round picture; a figure where there is none, and `instead` of a file that is no picture. Decoration only. */
export function RoundPhoto({
  picture,
  size,
  instead,
}: {
  picture: Blob | null | undefined
  size: 'size-20' | 'size-36'
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
  if (picture) return <img ref={show} alt="" className={`${form} object-cover`} onError={() => setUnreadable(picture)} />
  return (
    <span aria-hidden="true" className={`${form} flex items-center justify-center text-harbour-700`}>
      <IconUser className="size-1/2" />
    </span>
  )
}

/** The member's photo as the server has it, by the name of its version. */
export function MemberPhoto({ version, size }: { version: string | null; size: 'size-20' | 'size-36' }) {
  const { data } = useQuery(photoQuery(version))
  return <RoundPhoto picture={version === null ? null : data} size={size} />
}
