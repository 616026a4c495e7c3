import type { InsuranceItem } from '@mwc/contract/content/content.schemas'
import { useQuery } from '@tanstack/react-query'
import { IconShieldCheck } from '@tabler/icons-react'
import { ContentPicture } from '../../shared/content/content-picture.tsx'
import { CoverList } from '../../shared/insurance/cover-list.tsx'
import { EmptyState } from '../../shared/screen/empty-state.tsx'
import { ErrorState } from '../../shared/loading/error-state.tsx'
import { InEnglish, langOf } from '../../shared/content/in-english.tsx'
import { InsurancePicture } from '../../shared/pictures/insurance-picture.tsx'
import { Refresh } from '../../shared/lists/refresh.tsx'
import { Screen } from '../../shared/screen/screen.tsx'
import { Section } from '../../shared/article/section.tsx'
import { LoadingShapes, Skeleton } from '../../shared/screen/skeleton.tsx'
import { useLanguage, useWords } from '../../words/use-words.ts'
import { ContactCard } from './contact-card.tsx'
import { CoveredDays } from './covered-days.tsx'
import { insuranceQuery } from './insurance.queries.ts'

function Step({ step, number }: { step: InsuranceItem; number: number }) {
  const words = useWords('insurance').insurance
  return (
    <li className="overflow-clip rounded-card bg-card shadow-raised">
      {step.picture && <ContentPicture picture={step.picture} instead={<IconShieldCheck className="size-16" />} />}
      <div className="flex gap-3 p-4">
        <span
          aria-label={words.step(number)}
          role="img"
          className="flex size-9 shrink-0 items-center justify-center rounded-full marigold-face text-lg font-bold"
        >
          {number}
        </span>
        <div className="min-w-0 flex-1 space-y-1" {...langOf(step)}>
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

/** The cover of a membership: the member's own days, what is insured, how to claim, whom to call. Opens without a network. */
export function InsuranceCoverageScreen() {
  const words = useWords('insurance').insurance
  const insurance = useQuery(insuranceQuery(useLanguage()))
  const { data } = insurance
  return (
    <Screen title={words.title} back>
      {data ? (
        <Refresh age={insurance} onRefresh={() => insurance.refetch({ throwOnError: true })}>
          <div className="space-y-8">
            <CoveredDays periods={data.periods} />
            {data.covers.length === 0 ? (
              <EmptyState picture={<InsurancePicture />} text={words.empty} />
            ) : (
              <Section title={words.covers}>
                <CoverList covers={data.covers} />
              </Section>
            )}
            {data.steps.length > 0 && (
              <Section title={words.steps}>
                <ol className="space-y-4">
                  {data.steps.map((step, i) => (
                    <Step key={step.id} step={step} number={i + 1} />
                  ))}
                </ol>
              </Section>
            )}
            {data.contacts.length > 0 && (
              <Section title={words.contacts}>
                <ul className="space-y-3">
                  {data.contacts.map((contact) => (
                    <li key={contact.id}>
                      <ContactCard contact={contact} />
                    </li>
                  ))}
                </ul>
              </Section>
            )}
          </div>
        </Refresh>
      ) : insurance.error ? (
        <ErrorState error={insurance.error} onRetry={() => void insurance.refetch()} />
      ) : (
        <LoadingShapes>
          <Skeleton className="h-36" />
          <Skeleton className="h-84" />
          <Skeleton className="h-64" />
        </LoadingShapes>
      )}
    </Screen>
  )
}
