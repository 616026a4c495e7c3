import type { Place } from '@mwc/contract/content/content.schemas'
import { openLocationPath } from '../../shared/reading/open-location-path.ts'
import { SpotCard } from '../../shared/reading/spot-card.tsx'
import { PlaceKindLine } from './place-kind.tsx'

/** The centre's places, each with the way to it. */
export function PlaceCards({ places }: { places: Place[] }) {
  return (
    <ul className="space-y-3">
      {places.map((place) => (
        <li key={place.id}>
          <SpotCard spot={place} kind={<PlaceKindLine kind={place.kind} />} text={place.text} to={openLocationPath(place)} />
        </li>
      ))}
    </ul>
  )
}
