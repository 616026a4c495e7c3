import type { FieldError, RefusalBody, RefusalReason } from '@mwc/contract/endpoint/refusal'

/** Fields that a refusal is about which names none itself: at the first of them that a form shows it is said. */
const aboutFields: Partial<Record<RefusalReason, readonly string[]>> = {
  'account.commonPassword': ['password'],
  'broadcasts.testerUnknown': ['memberNumber'],
  'campaigns.stockTooLow': ['stock'],
  'counter.placeUnknown': ['placeId'],
  'counter.slipUsed': ['reference'],
  'counter.terminalTaken': ['name'],
  'counter.terminalUnknown': ['terminalId'],
  'imports.otherCount': ['count'],
  'maintenance.endsBeforeStart': ['endsAt'],
  'maintenance.overlaps': ['startsAt', 'endsAt'],
  'maintenance.past': ['startsAt', 'endsAt'],
  'maintenance.tooLong': ['endsAt'],
  'members.finBlocked': ['fin'],
  'members.finClosed': ['fin'],
  'members.finNotBlocked': ['fin'],
  'members.finOnFile': ['fin'],
  'members.finTries': ['fin'],
  'members.finUnknown': ['fin'],
  'members.requestOpen': ['kind'],
  'messages.templateNameTaken': ['name'],
  'payments.notFound': ['transactionNumber'],
  'payments.referenceUsed': ['reference'],
  'promos.codeTaken': ['code'],
  'promos.ended': ['promoCode'],
  'promos.format': ['promoCode'],
  'promos.limitTooLow': ['totalLimit'],
  'promos.notStarted': ['promoCode'],
  'promos.onlyNewMembers': ['promoCode'],
  'promos.onlyRenewals': ['promoCode'],
  'promos.otherPlan': ['promoCode'],
  'promos.tooLittleLeft': ['promoCode'],
  'promos.tooLittleLeftOfPlan': ['effectValue'],
  'promos.unknown': ['promoCode'],
  'promos.usedByMember': ['promoCode'],
  'promos.usedUp': ['promoCode'],
  'staff.lastAdmin': ['role'],
  'staff.nameTaken': ['username'],
  'staff.wrongCode': ['totp'],
  'staff.wrongPassword': ['currentPassword'],
  'statements.nameTaken': ['name'],
}

/** What the server says to members who type of themselves: here days are chosen, and the rest is somebody else's. */
const deskWords: Record<string, string> = {
  date: 'Choose all of it: day, month and year, and the time where it stands beside them.',
  age: 'Members are 16 to 100 years old.',
  fin: 'This is no FIN: check it on the work permit.',
}

/** What the server says to members of their own things. */
const deskMessages: Partial<Record<RefusalReason, string>> = {
  'payments.notFound': 'There is no such payment: check its number.',
}

/** What a refusal says, in the desk's words. */
export const messageOf = ({ reason, message }: RefusalBody): string => deskMessages[reason] ?? message

/** The fields that the server named, in the desk's words. */
export function namedFields({ details }: RefusalBody): readonly FieldError[] {
  return (details?.fields ?? []).map((one) => ({ ...one, message: deskWords[one.problem] ?? one.message }))
}

/** The one of some fields that shows what is named: a text by its English, a list as a whole. */
const showing = (named: string, shown: readonly string[]) =>
  shown.find((name) => name === named) ?? shown.find((name) => named.startsWith(`${name}.`) || name === `${named}.english`)

/** What a form that shows some fields says at them of a refusal; none where it has to be said above them. */
export function refusedAmong(
  shown: readonly string[],
  { reason, message, fields }: { reason: RefusalReason; message: string; fields: readonly FieldError[] },
): readonly FieldError[] {
  const named = fields.flatMap((one) => {
    const field = showing(one.field, shown)
    return field === undefined ? [] : [{ ...one, field }]
  })
  const about = aboutFields[reason]?.find((name) => shown.includes(name))
  return named.length === 0 && about !== undefined ? [{ field: about, problem: 'invalid', message }] : named
}
