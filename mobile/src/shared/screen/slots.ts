import { createContext } from 'react'
import type { ReactNode } from 'react'

type Filled = Record<'bar' | 'bell' | 'notifications' | 'offers' | 'account', ReactNode>

export const noSlots: Filled = { bar: null, bell: null, notifications: null, offers: null, account: null }

/**
 * Places that one feature fills on another's screens: the app puts them together, so that features need not know each other.
 * `bar` stands in the navigation bar beside the language, `bell` on Home beside it; on My Page stand `notices`, `account` and `offers`,
 * below the state.
 */
export const Slots = createContext(noSlots)
