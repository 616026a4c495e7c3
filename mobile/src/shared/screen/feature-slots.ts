import { createContext } from 'react'
import type { ReactNode } from 'react'

type Filled = Record<'bar' | 'bell' | 'notifications' | 'offers' | 'gift' | 'account' | 'warning', ReactNode>

export const noSlots: Filled = { bar: null, bell: null, notifications: null, offers: null, gift: null, account: null, warning: null }

/**
 * Places that one feature fills on another's screens: the app joins them, so that features stay apart.
 * `bar` stands in the navigation bar beside the language, `bell` on Home beside it.
 * On My Page `warning` stands above the state, `notifications`, `account` and `offers` below; `gift` is taken there, and
 * leads there from the plans.
 */
export const FeatureSlots = createContext(noSlots)

/** The button that reads aloud, in the bar of every screen and sheet. */
export const SpeakerSlot = createContext<ReactNode>(null)
