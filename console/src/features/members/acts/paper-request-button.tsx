import type { DeskMemberDetail } from '@mwc/contract/members/member-desk.schemas'
import { addPaperRequest } from '@mwc/contract/members/paper-request-desk.calls'
import { paperRequestDays, paperRequestKinds } from '@mwc/contract/members/paper-request-kinds'
import { ActButton } from '../../../page/act-button.tsx'
import { todayInSingapore } from '../../../page/format.ts'
import { paperKindWords } from '../paper/paper-request-words.ts'

/** A letter or form came in. */
export function PaperRequestButton({ member: { id, fullName } }: { member: DeskMemberDetail }) {
  return (
    <ActButton
      quiet
      keyed
      label="Note a request on paper"
      question={`What did ${fullName} ask for on paper?`}
      explained={`It stands under Requests on paper and is due ${paperRequestDays} days after it came in.`}
      done="Noted under Requests on paper."
      call={addPaperRequest}
      input={{ id }}
      fields={[
        { name: 'kind', label: 'Asked for', choices: paperRequestKinds.map((kind) => ({ id: kind, name: paperKindWords[kind] })) },
        { name: 'receivedOn', label: 'Came in on', kind: 'date', first: todayInSingapore(), hint: 'Today, or a day of the last year.' },
        { name: 'reason', label: 'What the paper says', kind: 'note', hint: 'And how its writer was known.' },
      ]}
    />
  )
}
