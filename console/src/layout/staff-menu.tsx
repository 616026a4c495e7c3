import { type FocusEvent, type KeyboardEvent, useRef, useState } from 'react'
import { Link } from 'react-router-dom'
import { Icon } from '../plain/icon.tsx'
import { signOut } from '../session/staff-session.ts'
import { useStaff } from '../session/use-staff.ts'
import { moveByArrows } from './move-by-arrows.ts'

const focusFirst = (menu: HTMLElement | null) => menu?.querySelector<HTMLElement>('[role=menuitem]')?.focus()

/** Who is signed in, and what is theirs. */
export function StaffMenu({ onProblem }: { onProblem: (problem: Error) => void }) {
  const { username } = useStaff()
  const [isOpen, setOpen] = useState(false)
  const button = useRef<HTMLButtonElement>(null)
  const hear = (event: KeyboardEvent<HTMLElement>) => {
    moveByArrows(event)
    if (event.key !== 'Escape') return
    setOpen(false)
    button.current?.focus()
  }
  const leave = ({ currentTarget, relatedTarget }: FocusEvent) => {
    if (!currentTarget.contains(relatedTarget)) setOpen(false)
  }
  return (
    <div className="staff-menu" onBlur={leave}>
      <button type="button" ref={button} aria-haspopup="menu" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
        <Icon name="person" />
        {username}
      </button>
      {isOpen ? (
        <ul className="popup" role="menu" aria-label={username} onKeyDown={hear} ref={focusFirst}>
          <li role="none">
            <Link role="menuitem" to="/account" onClick={() => setOpen(false)}>
              <Icon name="account" />
              My account
            </Link>
          </li>
          <li role="none">
            <button type="button" role="menuitem" onClick={() => void signOut().catch(onProblem)}>
              <Icon name="leave" />
              Logout
            </button>
          </li>
        </ul>
      ) : null}
    </div>
  )
}
