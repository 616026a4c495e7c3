import { momentText } from '@mwc/contract/time/dates'
import type { MaintenanceWindow } from '@mwc/contract/maintenance/maintenance.schemas'
import { useLanguage, useWords } from '../../../words/use-words.ts'
import { Notice } from '../../../shared/screen/notice.tsx'

/** Says quietly when the app will be closed. */
export function MaintenanceSoon({ window: { startsAt, endsAt } }: { window: MaintenanceWindow }) {
  const words = useWords('maintenance').maintenance
  const language = useLanguage()
  return (
    <Notice tone="info">
      <b className="block">{words.soon}</b>
      {words.soonText(momentText(startsAt, language), momentText(endsAt, language))}
    </Notice>
  )
}
