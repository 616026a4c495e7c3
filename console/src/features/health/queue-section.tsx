import { retryQueue } from '@mwc/contract/health/health-desk.calls'
import type { QueueHealth } from '@mwc/contract/health/health-desk.schemas'
import { ActButton } from '../../page/act-button.tsx'
import { formatCounted } from '../../page/format.ts'
import { MomentText } from '../../page/moment-text.tsx'
import { Section } from '../../page/section.tsx'
import { SmallTable } from '../../page/small-table.tsx'
import { queueWords } from './health-words.ts'

/** Has all failed jobs of a kind tried again. */
function RetryAllButton({ queue: { id, failed } }: { queue: QueueHealth }) {
  return (
    <ActButton
      quiet
      label="Retry all"
      question={`Try what failed once more: ${queueWords[id].name} (${formatCounted(failed)})?`}
      explained={queueWords[id].retry}
      done="They run again."
      call={retryQueue}
      input={{ queue: id }}
      fields={[]}
    />
  )
}

const columns = [
  { name: 'Jobs', show: ({ id }: QueueHealth) => queueWords[id].name },
  { name: 'Wait', right: true, show: ({ waiting }: QueueHealth) => formatCounted(waiting) },
  { name: 'Longest due since', show: ({ oldestAt }: QueueHealth) => <MomentText at={oldestAt} none="None is due" /> },
  { name: 'Run', right: true, show: ({ running }: QueueHealth) => formatCounted(running) },
  { name: 'Failed', right: true, show: ({ failed }: QueueHealth) => formatCounted(failed) },
  { name: 'Act', show: (queue: QueueHealth) => (queue.may.includes('retry') ? <RetryAllButton queue={queue} /> : null) },
]

/** The kinds of job, with how many wait, run and were given up. */
export function QueueSection({ queues }: { queues: readonly QueueHealth[] }) {
  return (
    <Section title="Jobs">
      <SmallTable label="Jobs" columns={columns} rows={queues} />
    </Section>
  )
}
