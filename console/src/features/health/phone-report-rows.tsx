import type { PhoneReportDay } from '@mwc/contract/phone-reports/phone-report-desk.schemas'
import { DataTable } from 'react-admin'
import { MomentText } from '../../page/moment-text.tsx'
import { SmallPrint } from '../../page/small-print.tsx'
import { RowsOf } from '../../related/rows-of.tsx'
import { reportKindWords } from './health-words.ts'

/** What phones told of faults and slow pages, the latest first. */
export function PhoneReportRows() {
  return (
    <RowsOf<PhoneReportDay>
      title="What phones report"
      resource="phone-reports"
      filter={{}}
      sort={{ field: 'lastAt', order: 'DESC' }}
      nothing="Nothing. Faults, what the page’s policy stopped and slow pages stand here for three months, never whose phone it was."
    >
      <DataTable.Col<PhoneReportDay>
        source="what"
        label="What"
        disableSort
        render={({ kind, what, places }) => (
          <>
            {reportKindWords[kind]}
            <SmallPrint>{what}</SmallPrint>
            {places ? <SmallPrint>{places.split('\n')[0]}</SmallPrint> : null}
          </>
        )}
      />
      <DataTable.Col<PhoneReportDay>
        source="route"
        label="Where"
        disableSort
        render={({ route, version, language }) => (
          <>
            {route}
            <SmallPrint>
              {version}, {language}
            </SmallPrint>
          </>
        )}
      />
      <DataTable.Col<PhoneReportDay>
        source="told"
        label="Times"
        sortByOrder="DESC"
        render={({ kind, told, slow, poor }) => (
          <>
            {told}
            {kind === 'vital' ? (
              <SmallPrint>
                {slow} slow, {poor} poor
              </SmallPrint>
            ) : null}
          </>
        )}
      />
      <DataTable.Col<PhoneReportDay> source="lastAt" label="Last" sortByOrder="DESC" render={({ lastAt }) => <MomentText at={lastAt} />} />
    </RowsOf>
  )
}
