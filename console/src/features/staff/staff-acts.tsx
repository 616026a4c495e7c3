import type { DeskStaff } from '@mwc/contract/staff/staff-desk.schemas'
import { disableStaff, editStaffRole, enableStaff, endStaffSessions, inviteStaff, newStaffLink } from '@mwc/contract/staff/staff-desk.calls'
import { useState } from 'react'
import { ActButton, type ActField } from '../../page/act-button.tsx'
import { type GivenLink, LinkDialog } from './link-dialog.tsx'
import { roleChoices } from './staff-words.ts'

const note: ActField = { name: 'note', label: 'Reason', kind: 'note', hint: 'Kept in the log.' }

/** Makes an account and shows its link. */
export function InviteButton() {
  const [given, setGiven] = useState<GivenLink | null>(null)
  return (
    <>
      <ActButton
        label="Invite somebody"
        question="Invite a colleague to the desk"
        explained="You get a link to hand over. Your colleague opens it and chooses password and authenticator; you never see them."
        done="Invited."
        call={inviteStaff}
        input={{}}
        fields={[
          { name: 'username', label: 'User name', hint: '3 to 32 of a–z 0–9 . _ -' },
          { name: 'role', label: 'Role', choices: roleChoices },
        ]}
        onDone={setGiven}
      />
      <LinkDialog given={given} onClose={() => setGiven(null)} />
    </>
  )
}

/** Another link: for one that was not opened, or for a lost phone or password. */
export function NewLinkButton({ staff: { id, username, state } }: { staff: DeskStaff }) {
  const [given, setGiven] = useState<GivenLink | null>(null)
  const isNew = state === 'invited'
  return (
    <>
      <ActButton
        danger={!isNew}
        label={isNew ? 'New link' : 'Reset access'}
        question={isNew ? `Give ${username} a new link?` : `Take password and second factor of ${username} away?`}
        explained={
          isNew
            ? 'The link before it opens nothing any more.'
            : 'For a lost phone, or a password that is lost or known to others. Password, authenticator, recovery codes, passkeys and sessions end at once; you get a link by which they are set anew.'
        }
        done="The link is made."
        call={newStaffLink}
        input={{ id }}
        fields={[note]}
        onDone={setGiven}
      />
      <LinkDialog given={given} onClose={() => setGiven(null)} />
    </>
  )
}

export function RoleButton({ staff: { id, username, role, version } }: { staff: DeskStaff }) {
  return (
    <ActButton
      label="Change role"
      question={`Which role should ${username} have?`}
      explained="It holds from the next click on, in open sessions too."
      done="The role is changed."
      call={editStaffRole}
      input={{ id, version }}
      fields={[{ name: 'role', label: 'Role', choices: roleChoices, first: role }, note]}
    />
  )
}

export function EndSessionsButton({ staff: { id, username } }: { staff: DeskStaff }) {
  return (
    <ActButton
      danger
      label="End sessions"
      question={`Sign ${username} out everywhere?`}
      explained="Whoever sits at one of the sessions signs in again. What is typed there stays on the page."
      done="The sessions are ended."
      call={endStaffSessions}
      input={{ id }}
      fields={[note]}
    />
  )
}

export function DisableButton({ staff: { id, username } }: { staff: DeskStaff }) {
  return (
    <ActButton
      danger
      label="Disable"
      question={`Let nobody sign in as ${username}?`}
      explained="Sessions and a link that waits end at once. What was done stays in the log, and the account can be enabled again."
      done="Disabled."
      call={disableStaff}
      input={{ id }}
      fields={[note]}
    />
  )
}

export function EnableButton({ staff: { id, username } }: { staff: DeskStaff }) {
  return (
    <ActButton
      label="Enable"
      question={`Let ${username} sign in again?`}
      explained="With the password and the second factor of before."
      done="Enabled."
      call={enableStaff}
      input={{ id }}
      fields={[note]}
    />
  )
}
