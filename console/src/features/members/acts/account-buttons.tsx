import { identityChecks } from '@mwc/contract/account/lost-phone/phone-request-states'
import { stopCard } from '@mwc/contract/card/card-desk.calls'
import { confirmedDays } from '@mwc/contract/members/member-acts'
import * as calls from '@mwc/contract/members/member-acts-desk.calls'
import type { DeskMemberDetail } from '@mwc/contract/members/member-desk.schemas'
import { ActButton } from '../../../page/act-button.tsx'
import { reasonField } from './fields.ts'

type Props = { member: DeskMemberDetail }

const checkWords = { inPerson: 'Seen with papers', call: 'Answered on a call' } as const

/** The account was unused for long, and whoever holds its number is the member. */
export function ConfirmHolderButton({ member: { id, fullName, mobile } }: Props) {
  return (
    <ActButton
      quiet
      label="Confirm the holder"
      question={`Does ${fullName} hold ${mobile ?? ''}?`}
      explained={`Only after you checked the person who holds this number. For ${confirmedDays} days an OTP to it opens the account; the next log-in makes it an account in use again.`}
      done={`Confirmed: an OTP opens the account for ${confirmedDays} days.`}
      call={calls.confirmHolder}
      input={{ id }}
      fields={[
        {
          name: 'checked',
          label: 'How the person was checked',
          choices: identityChecks.map((one) => ({ id: one, name: checkWords[one] })),
        },
        { ...reasonField, label: 'What was seen or answered' },
      ]}
    />
  )
}

export function EndSessionsButton({ member: { id, fullName } }: Props) {
  return (
    <ActButton
      quiet
      label="Sign out all phones"
      question={`Sign out every phone of ${fullName}?`}
      explained="Whoever holds one of them has to log in again."
      done="Signed out."
      call={calls.endMemberSessions}
      input={{ id }}
      fields={[reasonField]}
    />
  )
}

export function StopCardButton({ member: { id, fullName } }: Props) {
  return (
    <ActButton
      quiet
      label="Stop the card's phone"
      question={`Stop the phone that shows the card of ${fullName}?`}
      explained="That phone is signed out, too. Another phone of the member shows the card when the app is next opened there."
      done="Stopped."
      call={stopCard}
      input={{ id }}
      fields={[{ ...reasonField, name: 'note' }]}
    />
  )
}

export function BlockFinButton({ member: { id, fullName } }: Props) {
  return (
    <ActButton
      danger
      quiet
      label="Block the FIN"
      question={`Let nobody sign up with the FIN of ${fullName}?`}
      explained="Also once this account is closed. This account itself goes on; to stop it, deactivate it."
      done="Blocked."
      call={calls.blockFin}
      input={{ id }}
      fields={[reasonField]}
    />
  )
}

export function UnblockFinButton({ member: { id, fullName } }: Props) {
  return (
    <ActButton
      quiet
      label="Unblock the FIN"
      question={`Let the FIN of ${fullName} sign up again?`}
      explained="A new account can be made with it once this one is closed."
      done="Unblocked."
      call={calls.unblockFin}
      input={{ id }}
      fields={[reasonField]}
    />
  )
}

export function DeactivateButton({ member: { id, fullName } }: Props) {
  return (
    <ActButton
      danger
      quiet
      label="Deactivate"
      question={`Stop the account of ${fullName}?`}
      explained="Every phone is signed out and an open payment ends. After log-in the app shows the helpline alone. Money that still comes waits under Money to review."
      done="Deactivated."
      call={calls.deactivateMember}
      input={{ id }}
      fields={[reasonField]}
    />
  )
}

export function ReactivateButton({ member: { id, fullName } }: Props) {
  return (
    <ActButton
      quiet
      label="Reactivate"
      question={`Let ${fullName} use the account again?`}
      explained="With the membership that the ledger says; days that went by meanwhile are not given back."
      done="Reactivated."
      call={calls.reactivateMember}
      input={{ id }}
      fields={[reasonField]}
    />
  )
}
