import type { OutputOf } from '@mwc/contract/endpoint/wire-call'
import { declinePaperRequest, finishPaperRequest } from '@mwc/contract/members/paper-request-desk.calls'
import type { PaperRequest } from '@mwc/contract/members/paper-request-desk.schemas'
import { ActButton, type ActField } from '../../../page/act-button.tsx'

export type HandedFile = NonNullable<OutputOf<typeof finishPaperRequest>['file']>

const reason: ActField = { name: 'reason', label: 'Reason', kind: 'note', hint: 'Kept with the request and in the log.' }

/** What was asked is done: the account is closed, or the file with the data is handed out. */
export function FinishButton({
  request: { id, kind, state, member },
  onFile,
}: {
  request: PaperRequest
  onFile: (file: HandedFile) => void
}) {
  if (kind === 'closing')
    return (
      <ActButton
        danger
        quiet
        label="Close the account"
        question={`Close the account of ${member.fullName} for good?`}
        explained="Name, number, FIN, photo and messages go and cannot be brought back; an SMS tells the number. Membership that is left is lost."
        done="Closed."
        call={finishPaperRequest}
        input={{ id }}
        fields={[{ ...reason, label: 'How the writer was known' }]}
      />
    )
  return (
    <ActButton
      quiet
      label={state === 'done' ? 'Get the file again' : 'Make the file'}
      question={`Make the file with the data of ${member.fullName}?`}
      explained="The file that the member could download, with the whole FIN and all messages. Give it to nobody else. The log keeps that you had it."
      done="Made: save it now."
      call={finishPaperRequest}
      input={{ id }}
      fields={[{ ...reason, label: 'How the writer was known' }]}
      onDone={({ file }) => file && onFile(file)}
    />
  )
}

export function DeclineButton({ request: { id, member } }: { request: PaperRequest }) {
  return (
    <ActButton
      danger
      quiet
      label="Decline"
      question={`Decline what ${member.fullName} asked for?`}
      explained="Tell the member why. A new request can be noted."
      done="Declined."
      call={declinePaperRequest}
      input={{ id }}
      fields={[reason]}
    />
  )
}
