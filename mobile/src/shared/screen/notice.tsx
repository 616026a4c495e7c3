import { IconAlertTriangle, IconCircleCheck, IconClock, IconInfoCircle } from '@tabler/icons-react'
import type { ReactNode } from 'react'

type Tone = 'info' | 'success' | 'warning' | 'error'

const looks: Record<Tone, { colours: string; Icon: typeof IconClock }> = {
  info: { colours: 'bg-info-tint text-info', Icon: IconInfoCircle },
  success: { colours: 'bg-active-tint text-active', Icon: IconCircleCheck },
  warning: { colours: 'bg-pending-tint text-pending', Icon: IconClock },
  error: { colours: 'bg-arrears-tint text-arrears', Icon: IconAlertTriangle },
}

/** A message in the page; an error is read out at once, others when the reader pauses, what is no news in its place only. */
export function Notice({ tone, isNews = true, children }: { tone: Tone; isNews?: boolean; children: ReactNode }) {
  const { colours, Icon } = looks[tone]
  return (
    <div
      role={tone === 'error' ? 'alert' : isNews ? 'status' : undefined}
      className={`flex items-start gap-3 rounded-card px-4 py-3 ${colours}`}
    >
      <Icon aria-hidden="true" className="h-[1lh] w-6 shrink-0" />
      <div className="min-w-0 flex-1 text-ink">{children}</div>
    </div>
  )
}
