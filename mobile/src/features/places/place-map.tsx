import { useQuery } from '@tanstack/react-query'
import { Suspense, lazy, useState } from 'react'
import type { ComponentType } from 'react'
import type { Position } from '../../shared/browsing/near-me.ts'
import { trustLibraries } from '../../shared/scripts/trusted-texts.ts'
import { Skeleton } from '../../shared/screen/skeleton.tsx'
import type { LeafletMapProps, Spot } from './leaflet-map.tsx'
import { mapQuery } from './places.queries.ts'

/** Without its code there is no map. */
const LeafletMap = lazy<ComponentType<LeafletMapProps>>(() => {
  trustLibraries()
  return import('./leaflet-map.tsx').then(
    (module) => ({ default: module.LeafletMap }),
    () => ({ default: () => null }),
  )
})

/** Where the spots are, on a map; nothing where no tiles are configured or none comes: the list and the addresses do without. */
export function PlaceMap({ spots, reader, label }: { spots: Spot[]; reader: Position | null; label: string }) {
  const tiles = useQuery(mapQuery).data?.tiles
  const [lost, setLost] = useState(false)
  if (!tiles || lost) return null
  return (
    <Suspense fallback={<Skeleton className="h-64" />}>
      <LeafletMap spots={spots} reader={reader} label={label} tiles={tiles} onLost={() => setLost(true)} />
    </Suspense>
  )
}
