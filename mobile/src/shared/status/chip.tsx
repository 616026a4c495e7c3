import type { MemberStatus } from '@mwc/contract/membership/member-statuses'
import { IconAlertTriangleFilled, IconCircleCheckFilled, IconCircleMinus, IconClockFilled } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { beside } from '../../words/english/beside/beside.ts'
import { useWords } from '../../words/use-words.ts'
import { WithEnglish } from '../beside-english/with-english.tsx'

const looks: Record<MemberStatus, { colours: string; Icon: typeof IconCircleMinus }> = {
  active: { colours: 'bg-active-tint text-active', Icon: IconCircleCheckFilled },
  pendingPayment: { colours: 'bg-pending-tint text-pending', Icon: IconClockFilled },
  arrears: { colours: 'bg-arrears-tint text-arrears', Icon: IconAlertTriangleFilled },
  inactive: { colours: 'bg-inactive-tint text-inactive', Icon: IconCircleMinus },
}

/**
 * A short state with colour, icon and word together; the word is the membership's own unless `children` says another.
 * `forOthers`: with its English, where a member shows it to somebody. Read aloud, `data-membership` says what it is the state of.
 */
export function StateChip({ status, forOthers = false, children }: { status: MemberStatus; forOthers?: boolean; children?: ReactNode }) {
  const words = useWords()
  const { colours, Icon } = looks[status]
  return (
    <span
      data-membership={children ? undefined : ''}
      className={`inline-flex min-h-8 items-center gap-1.5 rounded-full py-1 pr-3 pl-2 text-sm font-bold ${colours}`}
    >
      <Icon aria-hidden="true" className="size-5 shrink-0" />
      {forOthers ? (
        <span>
          <WithEnglish english={beside.shared.status[status]}>{words.shared.status[status]}</WithEnglish>
        </span>
      ) : (
        (children ?? words.shared.status[status])
      )}
    </span>
  )
}
