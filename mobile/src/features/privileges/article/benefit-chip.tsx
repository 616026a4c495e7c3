import { IconDiscount } from '@tabler/icons-react'
import { langOf } from '../../../shared/content/in-english.tsx'

/** The benefit in its few words, such as `10% off`. */
export function BenefitChip({ privilege, large = false }: { privilege: { benefit: string; inEnglish: boolean }; large?: boolean }) {
  return (
    <b
      {...langOf(privilege)}
      className={`inline-flex max-w-full items-center rounded-card marigold-face leading-snug ${large ? 'gap-1.5 py-1 pr-4 pl-2.5 text-xl' : 'gap-1 py-0.5 pr-3 pl-2'}`}
    >
      <IconDiscount aria-hidden="true" className={`shrink-0 ${large ? 'size-6' : 'size-5'}`} />
      <bdi className="min-w-0">{privilege.benefit}</bdi>
    </b>
  )
}
