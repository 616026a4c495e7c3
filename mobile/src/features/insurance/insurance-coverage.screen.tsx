import { useQuery } from '@tanstack/react-query'
import { IconUsers } from '@tabler/icons-react'
import { CoverList } from '../../shared/insurance/cover-list.tsx'
import { EmptyState } from '../../shared/screen/empty-state.tsx'
import { ErrorState } from '../../shared/loading/error-state.tsx'
import { InsurancePicture } from '../../shared/pictures/insurance-picture.tsx'
import { LinkRow } from '../../shared/rows/menu-row.tsx'
import { Refresh } from '../../shared/lists/refresh.tsx'
import { Screen } from '../../shared/screen/screen.tsx'
import { Section } from '../../shared/article/section.tsx'
import { LoadingShapes, Skeleton } from '../../shared/screen/skeleton.tsx'
import { useLanguage, useWords } from '../../words/use-words.ts'
import { ClaimStep } from './claim-step.tsx'
import { ContactCard } from './contact-card.tsx'
import { CoveredDays } from './covered-days.tsx'
import { insuranceQuery } from './insurance.queries.ts'
import { nomineePath } from '../../paths/paths.ts'

/** The cover of a membership: the member's own days, what is insured, how to claim, whom to call. Opens without a network. */
export function InsuranceCoverageScreen() {
  const { insurance: words, membership } = useWords('insurance', 'membership')
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
                <p>{words.onlyThese}</p>
              </Section>
            )}
            <div className="overflow-clip rounded-card bg-card shadow-raised">
              <LinkRow icon={<IconUsers className="size-6" />} text={membership.nominee} note={membership.nomineeHint} to={nomineePath} />
            </div>
            {data.steps.length > 0 && (
              <Section title={words.steps}>
                <ol className="space-y-4">
                  {data.steps.map((step, i) => (
                    <ClaimStep key={step.id} step={step} number={i + 1} />
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
