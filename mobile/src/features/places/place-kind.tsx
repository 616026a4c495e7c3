import type { PlaceKind } from '@mwc/contract/content/content-kinds'
import { IconBallFootball, IconBuildingCommunity, IconStethoscope } from '@tabler/icons-react'
import { useWords } from '../../words/use-words.ts'

const icons: Record<PlaceKind, typeof IconStethoscope> = {
  centre: IconBuildingCommunity,
  clinic: IconStethoscope,
  recreation: IconBallFootball,
}

/** What a place is for. */
export function PlaceKindLine({ kind }: { kind: PlaceKind }) {
  const words = useWords('places').places
  const Icon = icons[kind]
  return (
    <span className="inline-flex items-center gap-1.5 text-ink-2">
      <Icon aria-hidden="true" className="size-5 shrink-0" />
      {words.kinds[kind]}
    </span>
  )
}
