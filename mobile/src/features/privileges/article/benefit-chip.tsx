import { IconDiscount } from '@tabler/icons-react'
import { langOf } from '../../../shared/content/in-english.tsx'

/** The benefit in its few words, such as `10% off`. */
export function BenefitChip({ privilege, large = false }: { privilege: { benefit: string; inEnglish: boolean }; large?: boolean }) {
  return (
    <b
      {...langOf(privilege)}
      className={`inline-flex max-w-full items-center gap-1.5 rounded-card marigold-face py-1 pr-4 pl-2.5 leading-snug ${large ? 'text-xl' : 'text-lg'}`}
    >
      <IconDiscount aria-hidden="true" className="size-6 shrink-0" />
      <bdi className="min-w-0">{privilege.benefit}</bdi>
    </b>
  )
}
