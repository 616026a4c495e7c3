import { useInfiniteQuery } from '@tanstack/react-query'
import { IconMap2 } from '@tabler/icons-react'
import { LinkButton } from '../../shared/button.tsx'
import { NearMeButton, NearMeNotice } from '../../shared/near-me-button.tsx'
import { usePosition } from '../../shared/near-me.ts'
import { Section } from '../../shared/section.tsx'
import { LoadingShapes, Skeleton } from '../../shared/skeleton.tsx'
import { useLanguage, useWords } from '../../words/use-words.ts'
import { PlaceCards } from './place-cards.tsx'
import { placesQuery } from './places.queries.ts'

const shown = 3

/** The first places, the nearest after a tap, and the way to all of them. Where they do not come, the rest of the screen stands without them. */
export function NearestPlaces() {
  const words = useWords('places').places
  const { data, error } = useInfiniteQuery(placesQuery(useLanguage(), usePosition()))
  const places = data?.pages[0]?.places
  if (error && !places) return null
  return (
    <Section title={words.comeToUs}>
      <NearMeButton />
      <NearMeNotice />
      {places ? (
        <PlaceCards places={places.slice(0, shown)} />
      ) : (
        <LoadingShapes>
          <Skeleton className="h-64" />
          <Skeleton className="h-64" />
        </LoadingShapes>
      )}
      <LinkButton variant="secondary" to="/choose-location" icon={<IconMap2 aria-hidden="true" />}>
        {words.allPlaces}
      </LinkButton>
    </Section>
  )
}
