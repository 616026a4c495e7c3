import type { ReportKind } from '@mwc/contract/phone-reports/report-kinds'
import { type Selectable, sql } from 'kysely'
import type { Db } from '../../database/database.ts'
import type { DeskList } from '../../database/lists/page-of-list.ts'
import type { PhoneReportTable } from '../../database/tables/phone-report-tables.ts'

export type PhoneReportRow = Selectable<PhoneReportTable>
export type ToldReport = Omit<PhoneReportRow, 'id' | 'day' | 'last_at'>
type ReportColumn = 'lastAt' | 'told'

/** Different things that are kept of a day; what else is told is counted as `other`, so that nobody can fill the table. */
const mostOfDay = 2_000

/** What of it nobody told on that day, each once, as its kind and hash. */
export async function findNewReports(db: Db, reports: readonly ToldReport[], day: string): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`
    select distinct r.kind || ' ' || r.hash as name
    from jsonb_to_recordset(${JSON.stringify(reports)}::jsonb) as r (version text, kind text, hash text)
    where not exists (select from phone_report p
      where p.day = ${day}::date and (p.version, p.kind, p.hash) = (r.version, r.kind, r.hash))`.execute(db)
  return rows.map(({ name }) => name)
}

/** Adds up what was told: one statement, whatever it is, and parallel ones each count. */
export async function addReports(db: Db, reports: readonly ToldReport[], { day, at }: { day: string; at: Date }): Promise<void> {
  await sql`
    with told as (
      select * from jsonb_to_recordset(${JSON.stringify(reports)}::jsonb)
        as r (version text, kind text, hash text, what text, places text, route text, language text, told int, slow int, poor int)
    ), kept as (
      select r.*, exists (select from phone_report p
          where p.day = ${day}::date and (p.version, p.kind, p.hash) = (r.version, r.kind, r.hash))
        or (select count(*) from (select from phone_report p where p.day = ${day}::date limit ${mostOfDay}) d) < ${mostOfDay} as fits
      from told r
    ), named as (
      select case when fits then version else 'other' end as version, kind, case when fits then hash else 'other' end as hash,
        case when fits then what else 'other' end as what, case when fits then places else '' end as places,
        case when fits then route else '' end as route, language, told, slow, poor
      from kept
    )
    insert into phone_report (id, day, version, kind, hash, what, places, route, language, told, slow, poor, last_at)
    select gen_random_uuid(), ${day}::date, version, kind, hash, min(what), min(places), min(route), min(language),
      sum(told), sum(slow), sum(poor), ${at}::timestamptz
    from named group by version, kind, hash order by version, kind, hash
    on conflict (day, version, kind, hash) do update set language = excluded.language, last_at = excluded.last_at,
      told = phone_report.told + excluded.told, slow = phone_report.slow + excluded.slow, poor = phone_report.poor + excluded.poor`.execute(
    db,
  )
}

/** What phones told, of one kind or all. */
export function toldReports(db: Db, kind: ReportKind | undefined): DeskList<PhoneReportRow, ReportColumn> {
  const reports = db.selectFrom('phone_report')
  const wanted = kind ? reports.where('kind', '=', kind) : reports
  const rowsOf = (on: Db, ids: string[]) => on.selectFrom('phone_report').selectAll().where('id', 'in', ids).execute()
  return { wanted, id: sql`id`, columns: { lastAt: { by: sql`last_at` }, told: { by: sql`told`, ofFew: true } }, rowsOf }
}
