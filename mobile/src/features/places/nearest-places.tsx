import { useInfiniteQuery } from '@tanstack/react-query'
import { IconMap2, IconRefresh } from '@tabler/icons-react'
import { Button, LinkButton } from '../../shared/screen/button.tsx'
import { NearMeButton, NearMeNotice } from '../../shared/browsing/near-me-button.tsx'
import { usePosition } from '../../shared/browsing/near-me.ts'
import { Notice } from '../../shared/screen/notice.tsx'
import { useProblemText } from '../../shared/server/problem-text.ts'
import { Section } from '../../shared/article/section.tsx'
import { LoadingShapes, Skeleton } from '../../shared/screen/skeleton.tsx'
import { useLanguage, useWords } from '../../words/use-words.ts'
import { PlaceCards } from './place-cards.tsx'
import { placesQuery } from './places.queries.ts'
import { chooseLocationPath } from '../../paths/paths.ts'

const shown = 3

/** The first places, the nearest after a tap, and the way to all. Where none come, the ways on stand all the same. */
export function NearestPlaces() {
  const { places: words, shared } = useWords('places')
  const problem = useProblemText()
  const { data, error, refetch } = useInfiniteQuery(placesQuery(useLanguage(), usePosition()))
  const places = data?.pages[0]?.places
  return (
    <Section title={words.comeToUs}>
      <NearMeButton />
      <NearMeNotice />
      {places ? (
        <PlaceCards places={places.slice(0, shown)} />
      ) : error ? (
        <>
          <Notice tone="error">{problem(error)}</Notice>
          <Button variant="secondary" icon={<IconRefresh aria-hidden="true" />} onClick={() => void refetch()}>
            {shared.tryAgain}
          </Button>
        </>
      ) : (
        <LoadingShapes>
          <Skeleton className="h-64" />
          <Skeleton className="h-64" />
        </LoadingShapes>
      )}
      <LinkButton variant="secondary" to={chooseLocationPath} icon={<IconMap2 aria-hidden="true" />}>
        {words.allPlaces}
      </LinkButton>
    </Section>
  )
}
