import type { DeskMember, DeskMemberDetail } from '@mwc/contract/members/member-desk.schemas'
import type { DeskTerm } from '@mwc/contract/members/member-ledger.schemas'
import type { Membership } from '@mwc/contract/membership/membership.schemas'
import { deskStatusOf } from './desk-status.rules.ts'
import type { LedgerRow } from './ledger.repo.ts'
import type { ListedMember } from './members.repo.ts'

export function memberRowView(row: ListedMember, membership: Membership): DeskMember {
  return {
    id: row.id,
    memberNumber: row.member_number,
    fullName: row.full_name,
    mobile: row.mobile,
    finLastFour: row.fin_last_four,
    nationality: row.nationality,
    sector: row.sector,
    company: row.company,
    language: row.language,
    joinedAt: row.created_at.toISOString(),
    status: deskStatusOf(membership, row.closed_at !== null),
    firstDay: membership.firstDay,
    lastDay: membership.lastDay,
    daysLeft: membership.daysLeft,
  }
}

/** Who a member is beside what stands in the lists; of a closed account nothing is left. */
export function memberFactsView(row: ListedMember) {
  const isClosed = row.closed_at !== null
  return {
    birthDate: isClosed ? null : row.birth_date,
    gender: isClosed ? null : (row.gender as DeskMemberDetail['gender']),
    occupation: row.occupation,
    lastUsedAt: row.last_used_at.toISOString(),
    hasPassword: row.password_hash !== null,
    hasPhoto: row.photo_key !== null,
    deactivatedAt: row.deactivated_at?.toISOString() ?? null,
    closedAt: row.closed_at?.toISOString() ?? null,
  }
}

export function termView(row: LedgerRow): Omit<DeskTerm, 'may'> {
  return {
    id: row.id,
    firstDay: row.first_day,
    lastDay: row.last_day,
    months: row.months,
    // What is moved after a void has no key; what a list brought in has one of its member and days.
    source: row.imported ? 'import' : row.source,
    payment: row.payment_id && row.transaction_number ? { id: row.payment_id, transactionNumber: row.transaction_number } : null,
    campaign: row.campaign?.english ?? null,
    writtenAt: row.created_at.toISOString(),
    voidedAt: row.voided_at?.toISOString() ?? null,
    voidReason: row.void_reason,
  }
}
