import type { InsuranceItem } from '@mwc/contract/content/content.schemas'
import { IconShieldCheck } from '@tabler/icons-react'
import { InEnglish, langOf } from '../content/in-english.tsx'

function Cover({ cover }: { cover: InsuranceItem }) {
  return (
    <li className="space-y-2 p-4">
      <div className="flex items-center gap-3">
        <span aria-hidden="true" className="flex size-11 shrink-0 items-center justify-center rounded-full bg-harbour-100 text-harbour-700">
          <IconShieldCheck className="size-6" />
        </span>
        <div className="min-w-0 flex-1" {...langOf(cover)}>
          <h3 className="font-semibold">
            <bdi>{cover.title}</bdi>
          </h3>
          {cover.amount && (
            <p className="text-lg font-bold text-harbour-700 tabular-nums">
              <bdi>{cover.amount}</bdi>
            </p>
          )}
        </div>
      </div>
      <p {...langOf(cover)}>
        <bdi>{cover.text}</bdi>
      </p>
      <InEnglish item={cover} />
    </li>
  )
}

/** What is insured, and what is paid for it. */
export function CoverList({ covers }: { covers: InsuranceItem[] }) {
  return (
    <ul className="divide-y divide-hairline rounded-card bg-card shadow-raised">
      {covers.map((cover) => (
        <Cover key={cover.id} cover={cover} />
      ))}
    </ul>
  )
}
