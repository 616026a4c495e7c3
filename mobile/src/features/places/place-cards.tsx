import type { Place } from '@mwc/contract/content/content.schemas'
import { LocationCard } from '../../shared/locations/location-card.tsx'
import { PlaceKindLine } from './place-kind.tsx'
import { spotPath } from '../../paths/paths.ts'

/** The centre's places, each with the way to it. */
export function PlaceCards({ places }: { places: Place[] }) {
  return (
    <ul className="two-columns space-y-3">
      {places.map((place) => (
        <li key={place.id}>
          <LocationCard spot={place} kind={<PlaceKindLine kind={place.kind} />} text={place.text} to={spotPath(place)} />
        </li>
      ))}
    </ul>
  )
}
