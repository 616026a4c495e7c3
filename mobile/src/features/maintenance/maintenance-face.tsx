import type { MaintenanceWindow } from '@mwc/contract/maintenance/maintenance.schemas'
import { IconClockPlay, IconClockStop, IconRefresh } from '@tabler/icons-react'
import type { ComponentType } from 'react'
import { Button } from '../../shared/screen/button.tsx'
import { MaintenancePicture } from '../../shared/pictures/maintenance-picture.tsx'
import { wholeMoment } from '../../shared/time/whole-times.ts'
import { useLanguage, useWords } from '../../words/use-words.ts'

type Props = {
  window: MaintenanceWindow /** Whether a screen waits beneath, with what was typed. */
  isHolding: boolean
  busy: boolean
  onCheck: () => void
}

/** What members see while a window is on: from when to when the app is closed. */
export function MaintenanceFace({ window: { startsAt, endsAt }, isHolding, busy, onCheck }: Props) {
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
      <dd className="col-start-2 text-lg font-bold tabular-nums">{wholeMoment(at, language)}</dd>
    </div>
  )
}
