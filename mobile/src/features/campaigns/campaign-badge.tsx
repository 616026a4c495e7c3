import type { CampaignPicture } from '@mwc/contract/campaigns/campaign-kinds'
import { IconDeviceMobileDollar, IconGift, IconHeartHandshake, IconSoup, IconUserHeart } from '@tabler/icons-react'

const icons: Record<CampaignPicture, typeof IconGift> = {
  welcome: IconUserHeart,
  comeBack: IconHeartHandshake,
  meal: IconSoup,
  topUp: IconDeviceMobileDollar,
  gift: IconGift,
}

/** A campaign's picture: what it gives. Decoration: its name stands beside it. */
export function CampaignBadge({ picture, faded = false }: { picture: CampaignPicture; faded?: boolean }) {
  const Icon = icons[picture]
  return (
    <span
      aria-hidden="true"
      className={`flex size-14 shrink-0 items-center justify-center rounded-full ${faded ? 'bg-inactive-tint text-inactive' : 'marigold-face'}`}
    >
      <Icon size={32} />
    </span>
  )
}
