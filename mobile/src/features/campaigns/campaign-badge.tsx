import type { CampaignPicture } from '@mwc/contract/campaigns'
import { IconDeviceMobileDollar, IconGift, IconHeartHandshake, IconSoup, IconUserHeart } from '@tabler/icons-react'
import { PetalRing } from '../../shared/petal-ring.tsx'

const icons: Record<CampaignPicture, typeof IconGift> = {
  welcome: IconUserHeart,
  comeBack: IconHeartHandshake,
  meal: IconSoup,
  topUp: IconDeviceMobileDollar,
  gift: IconGift,
}

/** A campaign's picture: what it gives, within the ring of petals. Decoration: its name stands beside it. */
export function CampaignBadge({ picture, faded = false }: { picture: CampaignPicture; faded?: boolean }) {
  const Icon = icons[picture]
  return (
    <span
      aria-hidden="true"
      className={`relative flex size-16 shrink-0 items-center justify-center ${faded ? 'opacity-50 grayscale' : ''}`}
    >
      <PetalRing size={64} className="absolute inset-0" />
      <span className="flex size-10 items-center justify-center rounded-full bg-harbour-700 text-card">
        <Icon size={24} />
      </span>
    </span>
  )
}
