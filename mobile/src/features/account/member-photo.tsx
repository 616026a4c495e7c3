import { useQuery } from '@tanstack/react-query'
import { IconUser } from '@tabler/icons-react'
import { useCallback } from 'react'
import { photoQuery } from './own-account.queries.ts'

/** A round picture of a member; a figure stands where there is none. Decoration beside the name. */
export function RoundPhoto({ picture, size }: { picture: Blob | null | undefined; size: 'size-20' | 'size-36' }) {
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
  if (picture) return <img ref={show} alt="" className={`${form} object-cover`} />
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
