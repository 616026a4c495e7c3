import { readableMobile } from '@mwc/contract/fields/mobile-number'
import { decidePhoneRequest } from '@mwc/contract/account/lost-phone/phone-request-desk.calls'
import type { DeskPhoneRequest } from '@mwc/contract/account/lost-phone/phone-request-desk.schemas'
import { identityChecks } from '@mwc/contract/account/lost-phone/phone-request-states'
import { ActButton, type ActField } from '../../page/act-button.tsx'
import { checkWords } from '../../page/phone-request-words.ts'

const fields: readonly ActField[] = [
  { name: 'checked', label: 'How the person was checked', choices: identityChecks.map((id) => ({ id, name: checkWords[id] })) },
  { name: 'note', label: 'What was seen or answered', kind: 'note', hint: 'Kept with the request and in the log.' },
]

/** The person was checked and is the member: both phones are told, and the move waits a day. */
export function ApproveButton({ request: { id, member, newMobile } }: { request: DeskPhoneRequest }) {
  return (
    <ActButton
      quiet
      label="Approve"
      question={`Move ${member.fullName} to ${readableMobile(newMobile)}?`}
      explained="Only after the person was seen with papers, or answered on a call what only the member knows. Both numbers get an SMS; 24 hours later the member sets a new password."
      done="Approved: both numbers are told."
      call={decidePhoneRequest}
      input={{ id, decision: 'approve' }}
      fields={fields}
    />
  )
}

/** The person is not the member, or it cannot be told. */
export function DeclineButton({ request: { id, member } }: { request: DeskPhoneRequest }) {
  return (
    <ActButton
      danger
      quiet
      label="Decline"
      question={`Leave ${member.fullName}'s account where it is?`}
      explained="The account keeps its number. A new request can be made."
      done="Declined."
      call={decidePhoneRequest}
      input={{ id, decision: 'decline' }}
      fields={fields}
    />
  )
}
