import { useQuery } from '@tanstack/react-query'
import { RoundPhoto } from '../../shared/photos/round-photo.tsx'
import { useWords } from '../../words/use-words.ts'
import { readCardPhoto } from './card-photo.queries.ts'

/** The member's photo on the card, without a network, too; nothing where there is none. */
export function CardPhoto({ memberNumber, version }: { memberNumber: string; version: string | null }) {
  const words = useWords('membership').membership
  const { data } = useQuery({
    queryKey: ['card-photo', memberNumber, version],
    queryFn: ({ signal }) => readCardPhoto(memberNumber, version, signal),
    staleTime: Infinity,
  })
  return version === null ? null : <RoundPhoto picture={data} size="size-14" alt={words.photo} />
}
