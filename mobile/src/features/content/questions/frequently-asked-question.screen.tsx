import { questionSections } from '@mwc/contract/content/content-kinds'
import type { QuestionSection } from '@mwc/contract/content/content-kinds'
import { useInfiniteQuery } from '@tanstack/react-query'
import {
  IconCreditCard,
  IconRosetteDiscount,
  IconHelp,
  IconId,
  IconLayoutGrid,
  IconRefresh,
  IconUmbrella,
  IconUser,
} from '@tabler/icons-react'
import { HelplineButton } from '../../../shared/helpline/helpline-button.tsx'
import { Button } from '../../../shared/screen/button.tsx'
import { EmptyState } from '../../../shared/screen/empty-state.tsx'
import { FilterChips } from '../../../shared/browsing/filter-chips.tsx'
import { PagedList } from '../../../shared/lists/paged-list.tsx'
import { QuestionsPicture } from '../../../shared/pictures/questions-picture.tsx'
import { Screen } from '../../../shared/screen/screen.tsx'
import { SearchField } from '../../../shared/browsing/search-field.tsx'
import { Skeleton } from '../../../shared/screen/skeleton.tsx'
import { useFilter } from '../../../shared/browsing/use-filter.ts'
import { useProgramme } from '../../../shared/programme/use-programme.ts'
import { useLanguage, useWords } from '../../../words/use-words.ts'
import { questionsQuery } from '../content.queries.ts'
import { QuestionList } from './question-list.tsx'

const icons: Record<QuestionSection, typeof IconId> = {
  membership: IconId,
  payment: IconCreditCard,
  privileges: IconRosetteDiscount,
  insurance: IconUmbrella,
  account: IconUser,
  help: IconHelp,
}

/** Whom to ask what no answer says. */
function AskUs() {
  const words = useWords('content').content
  if (!useProgramme().data?.helpline) return null
  return (
    <section className="mt-8 space-y-3 rounded-card bg-harbour-100 p-5 text-center">
      <h2 className="text-lg font-bold">{words.noAnswer}</h2>
      <p>{words.noAnswerText}</p>
      <HelplineButton />
    </section>
  )
}

/** Questions and answers: by section, or found by a word in any of the four languages. */
export function FrequentlyAskedQuestionScreen() {
  const words = useWords('content').content
  const { typed, setTyped, search, kind, setKind, clear, filtered } = useFilter('section', questionSections)
  const list = useInfiniteQuery(questionsQuery(useLanguage(), kind, search))
  const questions = list.data?.pages.flatMap((page) => page.questions)
  const choices = [
    { value: '' as const, text: words.all, icon: <IconLayoutGrid aria-hidden="true" className="size-6" /> },
    ...questionSections.map((value) => {
      const Icon = icons[value]
      return { value, text: words.sections[value], icon: <Icon aria-hidden="true" className="size-6" /> }
    }),
  ]
  return (
    <Screen title={words.questionsTitle} back>
      <div className="space-y-3 pb-2">
        <SearchField label={words.searchQuestions} value={typed} onChange={setTyped} />
        <FilterChips label={words.sectionsLabel} value={kind} onChange={setKind} choices={choices} />
      </div>
      <PagedList
        list={list}
        count={questions?.length}
        shapes={[1, 2, 3, 4, 5].map((i) => (
          <Skeleton key={i} className="h-16" />
        ))}
        empty={
          <EmptyState
            picture={<QuestionsPicture />}
            title={words.nothingFound}
            {...(filtered
              ? {
                  text: words.nothingFoundText,
                  action: (
                    <Button variant="secondary" icon={<IconRefresh aria-hidden="true" />} onClick={clear}>
                      {words.showAll}
                    </Button>
                  ),
                }
              : {})}
          />
        }
      >
        <QuestionList questions={questions ?? []} />
      </PagedList>
      <AskUs />
    </Screen>
  )
}
