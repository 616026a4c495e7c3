import type { PreviewedWindow } from '@mwc/contract/content/preview'
import { MaintenanceSoon } from '../src/features/home/parts/maintenance-soon.tsx'
import { MaintenanceFace } from '../src/features/maintenance/maintenance-face.tsx'
import type { PreviewPart } from './parts.tsx'

const isMoment = (text: string) => Number.isFinite(Date.parse(text))

/** What members read of a maintenance window: before it, and while it is on. Nothing, until both ends are typed. */
export function windowParts({ startsAt, endsAt }: PreviewedWindow): PreviewPart[] {
  if (!isMoment(startsAt) || !isMoment(endsAt)) return []
  const window = { startsAt: new Date(startsAt).toISOString(), endsAt: new Date(endsAt).toISOString() }
  return [
    { where: 'On Home, from 24 hours before', shown: <MaintenanceSoon window={window} /> },
    { where: 'While it is on', shown: <MaintenanceFace window={window} isHolding busy={false} onCheck={() => undefined} /> },
  ]
}
