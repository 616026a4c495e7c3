import type { MaintenanceWindow } from '@mwc/contract/maintenance/maintenance.schemas'
import { useLanguage, useWords } from '../../../words/use-words.ts'
import { Notice } from '../../../shared/screen/notice.tsx'
import { wholeMoment } from '../../../shared/time/whole-times.ts'

/** Says quietly when the app will be closed. */
export function MaintenanceSoon({ window: { startsAt, endsAt } }: { window: MaintenanceWindow }) {
  const words = useWords('maintenance').maintenance
  const language = useLanguage()
  return (
    <Notice tone="info">
      <b className="block">{words.soon}</b>
      {words.soonText(wholeMoment(startsAt, language), wholeMoment(endsAt, language))}
    </Notice>
  )
}
