import { lazy, useEffect } from 'react'
import { routeShownAt } from '../routes/find-route.ts'
import { maintenancePath } from '../../paths/paths.ts'

const Maintenance = lazy(async () => ({ default: await routeShownAt(maintenancePath).screen.load() }))

/** The maintenance page over a screen that waits for its end and is found again where it was scrolled to. */
export function MaintenanceOver({ scrollY }: { scrollY: number }) {
  useEffect(() => {
    window.scrollTo(0, 0)
    return () => window.scrollTo(0, scrollY)
  }, [scrollY])
  return <Maintenance />
}
