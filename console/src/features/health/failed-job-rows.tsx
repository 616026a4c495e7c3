import { retryJob } from '@mwc/contract/health/health-desk.calls'
import type { FailedJob } from '@mwc/contract/health/health-desk.schemas'
import { DataTable } from 'react-admin'
import { ActButton } from '../../page/act-button.tsx'
import { MomentText } from '../../page/moment-text.tsx'
import { SmallPrint } from '../../page/small-print.tsx'
import { RowsOf } from '../../related/rows-of.tsx'
import { smsPurposeText } from '../../words/sms-words.ts'
import { faultText, queueWords } from './health-words.ts'

function RetryButton({ job: { id, queue } }: { job: FailedJob }) {
  return (
    <ActButton
      quiet
      label="Retry"
      question={`Try this once more: ${queueWords[queue].name}?`}
      explained={queueWords[queue].retry}
      done="It runs again."
      call={retryJob}
      input={{ id }}
      fields={[]}
    />
  )
}

/** Jobs that were given up, the newest first. */
export function FailedJobRows() {
  return (
    <RowsOf<FailedJob>
      title="Jobs that failed"
      resource="failed-jobs"
      filter={{}}
      sort={{ field: 'failedAt', order: 'DESC' }}
      nothing="None. A job that was tried in vain stands here for six days."
    >
      <DataTable.Col<FailedJob>
        source="queue"
        label="Job"
        disableSort
        render={({ queue, purpose }) => (
          <>
            {queueWords[queue].name}
            {purpose ? <SmallPrint>{smsPurposeText(purpose)}</SmallPrint> : null}
          </>
        )}
      />
      <DataTable.Col<FailedJob>
        source="fault"
        label="Why"
        disableSort
        render={({ fault, tries }) => (
          <>
            {faultText(fault)}
            <SmallPrint>tried {tries === 1 ? 'once' : `${tries} times`}</SmallPrint>
          </>
        )}
      />
      <DataTable.Col<FailedJob>
        source="failedAt"
        label="Given up"
        sortByOrder="DESC"
        render={({ failedAt }) => <MomentText at={failedAt} />}
      />
      <DataTable.Col<FailedJob>
        source="may"
        label="Act"
        disableSort
        render={(job) => (job.may.includes('retry') ? <RetryButton job={job} /> : null)}
      />
    </RowsOf>
  )
}
