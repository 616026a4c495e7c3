import { NavLink } from 'react-router-dom'
import { Icon } from '../plain/icon.tsx'
import { moveByArrows } from './move-by-arrows.ts'
import { useDeskPages } from './use-desk-pages.ts'

/** The pages that somebody may open. Closed, their icons are left, each with its name. */
export function DeskMenu({ isOpen, onAim }: { isOpen: boolean; onAim: () => void }) {
  return (
    <ul
      id="desk-menu"
      className={isOpen ? 'menu' : 'menu closed'}
      role="menu"
      aria-label="Pages"
      onKeyDown={moveByArrows}
      // Whoever is on the way to a page has its code when they are there.
      onPointerEnter={onAim}
      onFocus={onAim}
    >
      {useDeskPages().map(({ name, label, to }) => (
        <li role="none" key={name}>
          <NavLink role="menuitem" to={to} {...(isOpen ? {} : { title: label })}>
            <Icon name={name} />
            <span>{label}</span>
          </NavLink>
        </li>
      ))}
    </ul>
  )
}
