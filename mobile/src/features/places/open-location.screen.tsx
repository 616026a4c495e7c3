import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { IconMap2, IconPhone, IconRoute } from '@tabler/icons-react'
import { LinkButton } from '../../shared/screen/button.tsx'
import { isGone } from '../../shared/server/call-errors.ts'
import { EmptyState } from '../../shared/screen/empty-state.tsx'
import { ErrorState } from '../../shared/loading/error-state.tsx'
import { InEnglish, langOf } from '../../shared/content/in-english.tsx'
import { LastChecked } from '../../shared/freshness/last-checked.tsx'
import { usePosition } from '../../shared/browsing/near-me.ts'
import type { Position } from '../../shared/browsing/near-me.ts'
import { useQueryParameter } from '../../shared/navigation/navigation.ts'
import { PlacesPicture } from '../../shared/pictures/places-picture.tsx'
import { Screen } from '../../shared/screen/screen.tsx'
import { LoadingShapes, Skeleton } from '../../shared/screen/skeleton.tsx'
import { directionsTo } from '../../shared/locations/directions.ts'
import { SpotFacts } from '../../shared/locations/location-card.tsx'
import { telAddress } from '../../shared/programme/use-programme.ts'
import { ShareButton } from '../../shared/sharing/share-button.tsx'
import { useLanguage, useWords } from '../../words/use-words.ts'
import { knownSpot, pointIn } from './known-place.rules.ts'
import { PlaceKindLine } from './place-kind.tsx'
import { PlaceMap } from './place-map.tsx'
import { placeAtQuery, placesQuery, shopsQuery } from './places.queries.ts'
import { chooseLocationPath, spotPath } from '../../paths/paths.ts'

/**
 * What is known of a point. The address of this screen may carry anybody's words: only a known place's own ones are shown.
 * Until the server has answered, a place is known from the list that was read before, since `listedAt`.
 */
function useSpotAt(point: Position) {
  const language = useLanguage()
  const privilege = useQueryParameter('privilege')
  const asked = useQuery(placeAtQuery(language, point))
  const shops = useQuery(shopsQuery(language, privilege))
  const listed = useInfiniteQuery({ ...placesQuery(language, null), enabled: false })
  const isListed = asked.data === undefined
  const places = isListed ? listed.data?.pages.flatMap((page) => page.places) : [asked.data]
  const place = knownSpot(
    point,
    (places ?? []).filter((one) => one !== null),
  )
  const open = [asked, ...(isGone(shops.error) ? [] : [shops])].filter(({ data }) => data === undefined)
  return {
    place,
    spot: place ?? knownSpot(point, shops.data ?? []),
    privilege: place ? undefined : (privilege ?? undefined),
    listedAt: place && isListed && asked.error ? listed.dataUpdatedAt : null,
    waiting: asked.isLoading || shops.isLoading,
    error: open.find(({ error }) => error)?.error ?? null,
    askAgain: () => open.forEach(({ error, refetch }) => error && void refetch()),
  }
}

function Point({ point }: { point: Position }) {
  const words = useWords('places', 'content')
  const reader = usePosition()
  const { place, spot, privilege, listedAt, waiting, error, askAgain } = useSpotAt(point)
  return (
    <div className="space-y-5">
      <PlaceMap spots={[{ ...point, name: spot?.name ?? words.places.placeTitle }]} reader={reader} label={words.places.placeTitle} />
      {listedAt !== null && <LastChecked at={listedAt} old />}
      {spot ? (
        <section className="space-y-3 rounded-card bg-card p-5 shadow-raised">
          {place && <PlaceKindLine kind={place.kind} />}
          <h2 className="text-xl font-bold" {...langOf(spot)}>
            <bdi>{spot.name}</bdi>
          </h2>
          <InEnglish item={spot} />
          {place && <p {...langOf(place)}>{place.text}</p>}
          <SpotFacts {...spot} />
        </section>
      ) : waiting ? (
        <LoadingShapes>
          <Skeleton className="h-40" />
        </LoadingShapes>
      ) : error ? (
        <ErrorState error={error} onRetry={askAgain} />
      ) : (
        <EmptyState picture={<PlacesPicture />} title={words.places.unknown} text={words.places.unknownText} />
      )}
      <div className="space-y-3">
        <LinkButton to={directionsTo(point)} icon={<IconRoute aria-hidden="true" />}>
          {words.places.directions}
        </LinkButton>
        {spot?.phone && (
          <LinkButton variant="secondary" to={telAddress(spot.phone)} icon={<IconPhone aria-hidden="true" />}>
            {words.content.call}
          </LinkButton>
        )}
        {spot && <ShareButton text={`${spot.name}\n${spot.address}`} path={spotPath(spot, privilege)} />}
        <LinkButton variant="secondary" to={chooseLocationPath} icon={<IconMap2 aria-hidden="true" />}>
          {words.places.allPlaces}
        </LinkButton>
      </div>
    </div>
  )
}

/** One point on the map and the way to it. */
export function OpenLocationScreen() {
  const words = useWords('places').places
  const point = pointIn(useQueryParameter('latitude'), useQueryParameter('longitude'))
  return (
    <Screen title={words.placeTitle} back>
      {point ? (
        <Point point={point} />
      ) : (
        <EmptyState
          picture={<PlacesPicture />}
          title={words.noPoint}
          text={words.noPointText}
          action={
            <LinkButton to={chooseLocationPath} icon={<IconMap2 aria-hidden="true" />}>
              {words.allPlaces}
            </LinkButton>
          }
        />
      )}
    </Screen>
  )
}
