import { createContext, type ReactNode, useContext } from 'react'
import { createPortal } from 'react-dom'

/** Name of the place where a page says what it is, in the bar: the framework's lists look for it by this one. */
export const titleId = 'react-admin-title'

/** That place itself, once the frame stands. */
export const TitlePlace = createContext<HTMLElement | null>(null)

/** The title of a page, in the bar. */
export function PageTitle({ title }: { title: ReactNode }) {
  const place = useContext(TitlePlace)
  return place && createPortal(title, place)
}
