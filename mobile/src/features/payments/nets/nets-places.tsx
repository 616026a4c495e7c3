import { useQuery } from '@tanstack/react-query'
import { NearMeButton, NearMeNotice } from '../../../shared/browsing/near-me-button.tsx'
import { usePosition } from '../../../shared/browsing/near-me.ts'
import { LocationCard } from '../../../shared/locations/location-card.tsx'
import { useLanguage, useWords } from '../../../words/use-words.ts'
import { netsPlacesQuery } from '../payments.queries.ts'

const shown = 5

/** Where a NETS machine stands and when one can get to it, the nearest first after a tap; nothing where no place is known. */
export function NetsPlaces() {
  const words = useWords('payments').payments
  const places = useQuery(netsPlacesQuery(useLanguage(), usePosition())).data ?? []
  if (places.length === 0) return null
  return (
    <section className="space-y-3">
      <h2 className="text-lg font-bold">{words.netsPlaces}</h2>
      <NearMeButton />
      <NearMeNotice />
      <ul className="space-y-3">
        {places.slice(0, shown).map((place) => (
          <li key={place.id}>
            {/* Out of the app: who has not paid yet may not open the screen of a place. */}
            <LocationCard spot={place} />
          </li>
        ))}
      </ul>
    </section>
  )
}
