import type { PrivilegeCategory } from '@mwc/contract/content/content-kinds'
import { IconBallFootball, IconBasket, IconDeviceMobile, IconCash, IconStethoscope, IconToolsKitchen2 } from '@tabler/icons-react'

const icons: Record<PrivilegeCategory, typeof IconCash> = {
  food: IconToolsKitchen2,
  groceries: IconBasket,
  phone: IconDeviceMobile,
  money: IconCash,
  health: IconStethoscope,
  leisure: IconBallFootball,
}

/** The sign of a kind of privilege; its word stands beside it. */
export function CategoryIcon({ category, className = 'size-6' }: { category: PrivilegeCategory; className?: string }) {
  const Icon = icons[category]
  return <Icon aria-hidden="true" className={`shrink-0 ${className}`} />
}
