import type { Place } from '@mwc/contract/content/content.schemas'
import { useInfiniteQuery } from '@tanstack/react-query'
import { EmptyState } from '../../shared/screen/empty-state.tsx'
import { NearMeButton, NearMeNotice } from '../../shared/browsing/near-me-button.tsx'
import { usePosition } from '../../shared/browsing/near-me.ts'
import { PagedList } from '../../shared/lists/paged-list.tsx'
import { PlacesPicture } from '../../shared/pictures/places-picture.tsx'
import { Screen } from '../../shared/screen/screen.tsx'
import { Skeleton } from '../../shared/screen/skeleton.tsx'
import { useLanguage, useWords } from '../../words/use-words.ts'
import { PlaceCards } from './place-cards.tsx'
import { PlaceMap } from './place-map.tsx'
import { placesQuery } from './places.queries.ts'
import { spotPath } from '../../paths/paths.ts'

function spotOf(place: Place) {
  const { name, latitude, longitude } = place
  return { name, latitude, longitude, path: spotPath(place) }
}

/** The centre's places: on a map where there is one, and in a list, the nearest first after a tap. */
export function ChooseLocationScreen() {
  const words = useWords('places').places
  const near = usePosition()
  const list = useInfiniteQuery(placesQuery(useLanguage(), near))
  const places = list.data?.pages.flatMap((page) => page.places)
  return (
    <Screen title={words.chooseTitle} back roomy>
      <div className="space-y-3 pb-2">
        <NearMeButton />
        <NearMeNotice />
        {places && places.length > 0 && <PlaceMap spots={places.map(spotOf)} reader={near} label={words.mapOfPlaces} />}
      </div>
      <PagedList
        list={list}
        count={places?.length}
        shapes={[1, 2, 3].map((i) => (
          <Skeleton key={i} className="h-64" />
        ))}
        empty={<EmptyState picture={<PlacesPicture />} title={words.noPlaces} text={words.noPlacesText} />}
      >
        <PlaceCards places={places ?? []} />
      </PagedList>
    </Screen>
  )
}
