import { useQuery } from '@tanstack/react-query'

const askEvery = 60 * 60 * 1000

/** The script that this page runs, as its document names it: the document of a newer desk names another. */
const ownScript = document.querySelector('script[type=module]')?.getAttribute('src') ?? ''

async function isOutdated(signal: AbortSignal): Promise<boolean> {
  const response = await fetch('/console/', { signal })
  return response.ok && !(await response.text()).includes(ownScript)
}

/** Says that a newer desk is there; when the page is loaded anew is for whoever works on it to say. */
export function UpdateNote() {
  const { data } = useQuery({
    queryKey: ['newer-desk'],
    queryFn: ({ signal }) => isOutdated(signal),
    // What has just been loaded is the newest.
    initialData: false,
    staleTime: askEvery,
    refetchInterval: askEvery,
  })
  if (!data) return null
  return (
    <div className="update" role="alert">
      A newer version of the desk is there.
      <button type="button" className="button" onClick={() => window.location.reload()}>
        Load it
      </button>
    </div>
  )
}
