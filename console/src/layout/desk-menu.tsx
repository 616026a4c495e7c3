import { useEffect } from 'react'
import { NavLink, useLocation } from 'react-router-dom'
import { Icon } from '../plain/icon.tsx'
import { moveByArrows } from './move-by-arrows.ts'
import { usePageGroups } from './use-desk-pages.ts'
import { useFoldedGroups } from './use-folded-groups.ts'

type Page = ReturnType<typeof usePageGroups>[number]['pages'][number]

function Entry({ page: { name, label, to }, isOpen }: { page: Page; isOpen: boolean }) {
  return (
    <li role="none">
      <NavLink role="menuitem" to={to} {...(isOpen ? {} : { title: label })}>
        <Icon name={name} />
        <span>{label}</span>
      </NavLink>
    </li>
  )
}

/** The pages that somebody may open, in groups that fold. Closed, their icons are left, each with its name. */
export function DeskMenu({ isOpen, onAim }: { isOpen: boolean; onAim: () => void }) {
  const { folded, toggle } = useFoldedGroups()
  const { pathname } = useLocation()
  useEffect(() => {
    document.querySelector('#desk-menu [aria-current]')?.scrollIntoView({ block: 'nearest' })
  }, [pathname])
  // Of a folded group the page that is open stays in view.
  const isShown = (label: string, to: string) => !isOpen || !folded.includes(label) || pathname.split('/')[1] === to.slice(1)
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
      {usePageGroups().map(({ label, pages }) => (
        <li role="none" key={label}>
          {label && isOpen ? (
            <button type="button" role="menuitem" aria-expanded={!folded.includes(label)} onClick={() => toggle(label)}>
              {label}
              <Icon name="unfold" />
            </button>
          ) : null}
          <ul role="group" {...(label ? { 'aria-label': label } : {})}>
            {pages
              .filter(({ to }) => isShown(label, to))
              .map((page) => (
                <Entry key={page.name} page={page} isOpen={isOpen} />
              ))}
          </ul>
        </li>
      ))}
    </ul>
  )
}
