import { privilegeCategories } from '@mwc/contract/content/content-kinds'
import { IconLayoutGrid } from '@tabler/icons-react'
import { FilterChips } from '../../../shared/browsing/filter-chips.tsx'
import { deferredPart } from '../../../shared/browsing/deferred-part.tsx'
import { NearMeButton, NearMeNotice } from '../../../shared/browsing/near-me-button.tsx'
import { Screen } from '../../../shared/screen/screen.tsx'
import { SearchField } from '../../../shared/browsing/search-field.tsx'
import { useFilter } from '../../../shared/browsing/use-filter.ts'
import { useWords } from '../../../words/use-words.ts'
import { CategoryIcon } from '../category-icon.tsx'

const results = deferredPart(async () => (await import('../list/privilege-results.tsx')).PrivilegeResults)
export const loadDeferred = results.load

/** What members get at shops: by kind, by a word in any of the four languages, or the nearest first. */
export function PrivilegesScreen() {
  const words = useWords('content', 'privileges')
  const { typed, setTyped, search, kind, setKind, clear } = useFilter('category', privilegeCategories)
  const choices = [
    { value: '' as const, text: words.content.all, icon: <IconLayoutGrid aria-hidden="true" className="size-6 shrink-0" /> },
    ...privilegeCategories.map((value) => ({
      value,
      text: words.privileges.categories[value],
      icon: <CategoryIcon category={value} />,
    })),
  ]
  return (
    <Screen title={words.privileges.title} tab="privileges" roomy>
      <div className="space-y-3 pb-2">
        <SearchField label={words.privileges.search} value={typed} onChange={setTyped} />
        <FilterChips label={words.privileges.categoriesLabel} value={kind} onChange={setKind} choices={choices} first={<NearMeButton />} />
        <NearMeNotice />
      </div>
      <results.Part category={kind} search={search} onClear={clear} />
    </Screen>
  )
}
