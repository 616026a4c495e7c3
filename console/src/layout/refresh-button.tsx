import { useIsFetching, useQueryClient } from '@tanstack/react-query'
import { Icon } from '../plain/icon.tsx'

/** Asks again for all that stands on the page; it turns while something is asked for that does not wait for news. */
export function RefreshButton() {
  const queries = useQueryClient()
  const isBusy = useIsFetching({ predicate: ({ meta }) => meta?.['waitsForNews'] !== true }) > 0
  return (
    <button
      type="button"
      className={isBusy ? 'busy' : ''}
      aria-label="Refresh"
      title="Refresh"
      onClick={() => void queries.invalidateQueries()}
    >
      <Icon name="refresh" />
    </button>
  )
}
