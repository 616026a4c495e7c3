import { IconHome } from '@tabler/icons-react'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { LinkButton } from '../../shared/screen/button.tsx'
import { EmptyState } from '../../shared/screen/empty-state.tsx'
import { ErrorState } from '../../shared/loading/error-state.tsx'
import { useHeldScreen } from '../../shared/navigation/enter-maintenance.ts'
import { MaintenancePicture } from '../../shared/pictures/maintenance-picture.tsx'
import { Screen } from '../../shared/screen/screen.tsx'
import { LoadingShapes, Skeleton } from '../../shared/screen/skeleton.tsx'
import { useWords } from '../../words/use-words.ts'
import { goBackTo, placeToGoBack } from './return-from-maintenance.ts'
import { MaintenanceFace } from './maintenance-face.tsx'
import { maintenanceQuery } from './maintenance.queries.ts'
import { nextCheckMs } from './next-check.rules.ts'
import { homePath } from '../../paths/paths.ts'

/** Asks again while shown, and at once when the page is seen again; gives the screen back when maintenance is over. */
function useMaintenance() {
  const client = useQueryClient()
  const [luck] = useState(Math.random)
  const held = useHeldScreen()
  const answer = useQuery({
    ...maintenanceQuery,
    retry: false,
    refetchOnMount: 'always',
    refetchOnWindowFocus: 'always',
    refetchInterval: ({ state }) => (state.data ? nextCheckMs(state.data, luck) : 10_000),
  })
  const over = answer.data?.current === null
  useEffect(() => {
    const place = over ? placeToGoBack(held) : null
    if (place !== null) goBackTo(client, place)
  }, [client, over, held])
  return { ...answer, held }
}

/** From when to when the app is closed, and that nothing needs doing. */
export function SystemMaintenanceScreen() {
  const words = useWords('maintenance').maintenance
  const { data, error, refetch, isFetching, held } = useMaintenance()
  return (
    <Screen title={words.title} headingHidden>
      {data?.current ? (
        <MaintenanceFace window={data.current} isHolding={held !== null} busy={isFetching} onCheck={() => void refetch()} />
      ) : data ? (
        <OverFace />
      ) : error ? (
        <ErrorState error={error} onRetry={() => void refetch()} />
      ) : (
        <LoadingShapes>
          <Skeleton className="h-44" />
          <Skeleton className="h-32" />
        </LoadingShapes>
      )}
    </Screen>
  )
}

/** For who comes here by an old link. */
function OverFace() {
  const words = useWords('maintenance')
  return (
    <EmptyState
      picture={<MaintenancePicture />}
      title={words.maintenance.over}
      text={words.maintenance.overText}
      action={
        <LinkButton to={homePath} icon={<IconHome aria-hidden="true" />}>
          {words.shared.goHome}
        </LinkButton>
      }
    />
  )
}
