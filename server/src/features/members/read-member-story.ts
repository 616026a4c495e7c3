import type { StaffRole } from '@mwc/contract/endpoint/access'
import type { OutputOf } from '@mwc/contract/endpoint/wire-call'
import type { readMemberStory as endpoint } from '@mwc/contract/members/member-desk.calls'
import { type StorySection, storySections } from '@mwc/contract/members/story-sections'
import type { Dependencies } from '../../dependencies.ts'
import { Refusal } from '../../http/refusal.ts'
import { dayOf, toDate } from '../../ports/clock.ts'
import { listPhoneRequests } from '../account/lost-phone/list-phone-requests.ts'
import { listLog } from '../log/desk/list-log.ts'
import { listDeskPayments } from '../payments/desk/list-desk-payments.ts'
import * as repo from './story.repo.ts'
import * as views from './story.views.ts'

type Story = OutputOf<typeof endpoint>

/** Rows of a section on a page. */
const pageSize = 20

/** A page of rows of which one more than fit was asked for: that one says that there is a later page. */
async function cut<Row, Shown>(rows: Promise<Row[]>, view: (row: Row) => Shown): Promise<{ rows: Shown[]; more: boolean }> {
  const found = await rows
  return { rows: found.slice(0, pageSize).map(view), more: found.length > pageSize }
}

/** What happened with a member, or one section of it; refuses with `members.notFound`. */
export async function readMemberStory(
  deps: Pick<Dependencies, 'db' | 'clock' | 'encryption'>,
  { id: memberId, only, page }: { id: string; only?: StorySection | undefined; page: number },
  role: StaffRole,
): Promise<Story> {
  const { db, clock } = deps
  if (!(await repo.isMember(db, memberId))) throw new Refusal('members.notFound')
  const now = clock.now()
  const today = dayOf(now).toString()
  const part = { memberId, limit: pageSize + 1, offset: (page - 1) * pageSize }
  /** Lists that stand by themselves, of this member. */
  const listed = { memberId, page, pageSize }
  const cutList = async <Row, Shown>(list: Promise<{ rows: Row[]; total: number; more: boolean }>, view: (row: Row) => Shown) => {
    const { rows, total, more } = await list
    return { rows: rows.map(view), more: more || total > page * pageSize }
  }
  const asItIs = <Row>(row: Row) => row
  const read: { [Section in StorySection]: () => Promise<Story[Section]> } = {
    payments: () => cutList(listDeskPayments(db, { ...listed, sort: '-createdAt' }), asItIs),
    rewards: () => cut(repo.listRewards(db, part), (row) => views.rewardView(row, today)),
    uses: () => cut(repo.listUses(db, part), views.useView),
    consents: () => cut(repo.listConsents(db, part), views.consentView),
    notices: () => cut(repo.listNotices(db, part), views.noticeView),
    sms: () => cut(repo.listSms(db, part), views.smsView),
    phones: () => cut(repo.listPhones(db, part, toDate(now)), views.phoneView),
    requests: () => cutList(listPhoneRequests(deps, { ...listed, sort: '-askedAt' }, role), asItIs),
    log: () => cutList(listLog(deps, { ...listed, sort: '-at' }), views.logRowView),
  }
  const sections: [StorySection, Story[StorySection]][] = []
  // One after the other: side by side they would take every connection from members.
  for (const name of storySections) sections.push([name, only === undefined || only === name ? await read[name]() : null])
  const [thread, nominee] = only === undefined ? [await repo.findThread(db, memberId), await repo.findNominee(db, memberId)] : []
  return {
    ...(Object.fromEntries(sections) as Pick<Story, StorySection>),
    thread: thread ? views.threadView(thread) : null,
    nominee: nominee ? views.nomineeView(nominee) : null,
  }
}
