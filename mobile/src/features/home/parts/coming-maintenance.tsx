import { Suspense, lazy } from 'react'
import { useProgramme } from '../../../shared/programme/use-programme.ts'

const MaintenanceSoon = lazy(async () => ({ default: (await import('./maintenance-soon.tsx')).MaintenanceSoon }))

/** A notice of maintenance in the next 24 hours, by what is known of the programme. Other days' pages do not carry its code. */
export function ComingMaintenance() {
  const window = useProgramme().data?.maintenance
  return (
    window && (
      <Suspense>
        <MaintenanceSoon window={window} />
      </Suspense>
    )
  )
}
