import type { ReactNode } from 'react'
import { FilterButton, TopToolbar } from 'react-admin'
import { CsvButton } from './csv-button.tsx'

/** What stands above every list, after what it has of its own. @param filters Whether some filters do not always show. */
export function ListActions({ filters = false, children }: { filters?: boolean; children?: ReactNode }) {
  return (
    <TopToolbar>
      {children}
      {filters ? <FilterButton /> : null}
      <CsvButton />
    </TopToolbar>
  )
}
