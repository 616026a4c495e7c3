import { momentDayText, timeText } from '@mwc/contract/time/dates'
import type { MaintenanceWindow } from '@mwc/contract/maintenance/maintenance.schemas'
import { IconClockPlay, IconClockStop, IconHome, IconRefresh } from '@tabler/icons-react'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import type { ComponentType } from 'react'
import { Button, LinkButton } from '../../shared/screen/button.tsx'
import { EmptyState } from '../../shared/screen/empty-state.tsx'
import { ErrorState } from '../../shared/loading/error-state.tsx'
import { useHeldScreen } from '../../shared/navigation/enter-maintenance.ts'
import { MaintenancePicture } from '../../shared/pictures/maintenance-picture.tsx'
import { Screen } from '../../shared/screen/screen.tsx'
import { LoadingShapes, Skeleton } from '../../shared/screen/skeleton.tsx'
import { useLanguage, useWords } from '../../words/use-words.ts'
import { goBackTo, placeToGoBack } from './return-from-maintenance.ts'
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
        <OnFace window={data.current} isHolding={held !== null} busy={isFetching} onCheck={() => void refetch()} />
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

type OnFaceProps = { window: MaintenanceWindow; isHolding: boolean; busy: boolean; onCheck: () => void }

function OnFace({ window: { startsAt, endsAt }, isHolding, busy, onCheck }: OnFaceProps) {
  const words = useWords('maintenance').maintenance
  return (
    <div className="space-y-6">
      <div role="status" className="flex flex-col items-center gap-4 pt-2 text-center">
        <MaintenancePicture />
        <h2 className="text-xl font-bold">{words.heading}</h2>
      </div>
      <section className="rounded-card bg-card p-5 shadow-raised">
        <dl className="space-y-4">
          <Moment Icon={IconClockPlay} name={words.from} at={startsAt} />
          <Moment Icon={IconClockStop} name={words.to} at={endsAt} />
        </dl>
        <p className="mt-4 border-t border-hairline pt-3 text-ink-2">{words.singaporeTime}</p>
      </section>
      <div className="space-y-3 text-center">
        <p className="text-lg text-balance">{words.byItself}</p>
        {isHolding && <p>{words.typedStays}</p>}
        <p className="text-ink-2">{words.moneyIsSafe}</p>
      </div>
      <Button variant="secondary" icon={<IconRefresh aria-hidden="true" />} busy={busy} onClick={onCheck}>
        {words.checkAgain}
      </Button>
    </div>
  )
}

function Moment({ Icon, name, at }: { Icon: ComponentType<{ className?: string }>; name: string; at: string }) {
  const language = useLanguage()
  return (
    <div className="grid grid-cols-[44px_1fr] gap-x-4">
      <dt className="col-start-2 text-ink-2">
        <span
          aria-hidden="true"
          className="absolute -ml-[60px] flex size-11 items-center justify-center rounded-full bg-harbour-100 text-harbour-700"
        >
          <Icon className="size-6" />
        </span>
        {name}
      </dt>
      <dd className="col-start-2 text-lg font-bold tabular-nums">
        <span className="inline-block">{momentDayText(at, language)},</span> <span className="inline-block">{timeText(at, language)}</span>
      </dd>
    </div>
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
