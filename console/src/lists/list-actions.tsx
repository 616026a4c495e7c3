import type { ReactNode } from 'react'
import { FilterButton, TopToolbar } from 'react-admin'
import { CsvButton } from './csv-button.tsx'
import { ViewsButton } from './views-button.tsx'

/** What stands above every list, after what it has of its own. @param filters Whether some filters do not always show. */
export function ListActions({ filters = false, children }: { filters?: boolean; children?: ReactNode }) {
  return (
    <TopToolbar sx={{ alignItems: 'center', flexWrap: { xs: 'wrap', md: 'nowrap' }, flexShrink: 0, justifyContent: 'flex-end' }}>
      {children}
      {filters ? <FilterButton disableSaveQuery /> : null}
      <ViewsButton />
      <CsvButton />
    </TopToolbar>
  )
}
