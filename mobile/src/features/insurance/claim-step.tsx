import type { InsuranceItem } from '@mwc/contract/content/content.schemas'
import { IconShieldCheck } from '@tabler/icons-react'
import { ContentPicture } from '../../shared/content/content-picture.tsx'
import { InEnglish, langOf } from '../../shared/content/in-english.tsx'
import { useWords } from '../../words/use-words.ts'

/** One step of a claim, with its number. */
export function ClaimStep({ step, number }: { step: InsuranceItem; number: number }) {
  const words = useWords('insurance').insurance
  return (
    <li className="overflow-clip rounded-card bg-card shadow-raised">
      {step.picture && <ContentPicture picture={step.picture} instead={<IconShieldCheck className="size-16" />} />}
      <div className="flex flex-wrap gap-3 p-4">
        <span
          aria-label={words.step(number)}
          role="img"
          className="flex size-9 shrink-0 items-center justify-center rounded-full marigold-face text-lg font-bold"
        >
          {number}
        </span>
        <div className="max-w-full flex-1 space-y-1 wrap-break-word" {...langOf(step)}>
          <h3 className="text-lg font-bold">
            <bdi>{step.title}</bdi>
          </h3>
          <p>
            <bdi>{step.text}</bdi>
          </p>
          <InEnglish item={step} />
        </div>
      </div>
    </li>
  )
}
