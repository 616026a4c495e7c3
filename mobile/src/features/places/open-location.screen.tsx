import { useQuery } from '@tanstack/react-query'
import { IconMap2, IconPhone, IconRoute } from '@tabler/icons-react'
import { LinkButton } from '../../shared/button.tsx'
import { EmptyFace } from '../../shared/empty-face.tsx'
import { InEnglish, langOf } from '../../shared/in-english.tsx'
import { usePosition } from '../../shared/near-me.ts'
import type { Position } from '../../shared/near-me.ts'
import { useQueryParameter } from '../../shared/navigation.ts'
import { PlacesPicture } from '../../shared/pictures/places-picture.tsx'
import { Screen } from '../../shared/screen.tsx'
import { LoadingShapes, Skeleton } from '../../shared/skeleton.tsx'
import { SpotFacts } from '../../shared/spot-card.tsx'
import { telAddress } from '../../shared/use-programme.ts'
import { useLanguage, useWords } from '../../words/use-words.ts'
import { knownSpot, pointIn } from './known-spot.rules.ts'
import { PlaceKindLine } from './place-kind.tsx'
import { PlaceMap } from './place-map.tsx'
import { placeAtQuery, shopsQuery } from './places.queries.ts'

/** Opens the phone's own map app where there is one, else the map in the browser. */
function directionsTo({ latitude, longitude }: Position): string {
  return `https://www.google.com/maps/dir/?api=1&destination=${latitude},${longitude}`
}

/** What is known of a point. The address of this screen may carry anybody's words: only a known place's own ones are shown. */
function useSpotAt(point: Position) {
  const language = useLanguage()
  const privilege = useQueryParameter('privilege')
  const place = useQuery(placeAtQuery(language, point))
  const shops = useQuery(shopsQuery(language, privilege))
  const known = knownSpot(point, place.data ? [place.data] : [])
  return { place: known, spot: known ?? knownSpot(point, shops.data ?? []), waiting: place.isLoading || shops.isLoading }
}

function Point({ point }: { point: Position }) {
  const words = useWords('places', 'content')
  const reader = usePosition()
  const { place, spot, waiting } = useSpotAt(point)
  return (
    <div className="space-y-5">
      <PlaceMap spots={[{ ...point, name: spot?.name ?? words.places.unknown }]} reader={reader} label={words.places.placeTitle} />
      {waiting ? (
        <LoadingShapes>
          <Skeleton className="h-40" />
        </LoadingShapes>
      ) : spot ? (
        <section className="space-y-3 rounded-card bg-card p-5 shadow-raised">
          {place && <PlaceKindLine kind={place.kind} />}
          <h2 className="text-xl font-bold" {...langOf(spot)}>
            <bdi>{spot.name}</bdi>
          </h2>
          <InEnglish item={spot} />
          {place && <p {...langOf(place)}>{place.text}</p>}
          <SpotFacts {...spot} />
        </section>
      ) : (
        <EmptyFace picture={<PlacesPicture />} title={words.places.unknown} text={words.places.unknownText} />
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
        <LinkButton variant="secondary" to="/choose-location" icon={<IconMap2 aria-hidden="true" />}>
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
        <EmptyFace
          picture={<PlacesPicture />}
          title={words.noPoint}
          text={words.noPointText}
          action={
            <LinkButton to="/choose-location" icon={<IconMap2 aria-hidden="true" />}>
              {words.allPlaces}
            </LinkButton>
          }
        />
      )}
    </Screen>
  )
}
