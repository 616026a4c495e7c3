import { useQuery } from '@tanstack/react-query'
import { RoundPhoto } from '../../../shared/photos/round-photo.tsx'
import { photoQuery } from './own-account.queries.ts'

/** The member's photo as the server has it, by the name of its version. */
export function MemberPhoto({ version, size }: { version: string | null; size: 'size-20' | 'size-36' }) {
  const { data } = useQuery(photoQuery(version))
  return <RoundPhoto picture={version === null ? null : data} size={size} />
}
