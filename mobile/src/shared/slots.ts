import { createContext } from 'react'
import type { ReactNode } from 'react'

/**
 * Places that one feature fills on another's screens: the app puts them together, so that features need not know each other.
 * `bar` stands in the navigation bar beside the language; on My Page stand `account` and `offers`, below the state.
 */
export const Slots = createContext<{ bar: ReactNode; offers: ReactNode; account: ReactNode }>({ bar: null, offers: null, account: null })
