import { fieldWords as fields } from '@mwc/contract/fields/field-words/english'
import { account } from './account.ts'
import type { DeferredLoaders } from './deferred-words.ts'
import { shared } from './shared.ts'

/** What the first load needs in any case; the other features' texts come with their screens. */
export const firstWords = { account, fields, shared }
/** The shape that the other languages must have. */
export type FirstWords = typeof firstWords

export const deferredWords: DeferredLoaders = {
  campaigns: () => import('./campaigns.ts'),
  card: () => import('./card.ts'),
  content: () => import('./reading/content.ts'),
  home: () => import('./home.ts'),
  insurance: () => import('./insurance.ts'),
  joining: () => import('./joining.ts'),
  signUp: () => import('./sign-up.ts'),
  legal: () => import('./legal.ts'),
  maintenance: () => import('./maintenance.ts'),
  membership: () => import('./membership.ts'),
  messages: () => import('./messages.ts'),
  nominee: () => import('./nominee.ts'),
  notifications: () => import('./notifications.ts'),
  offers: () => import('./offers.ts'),
  page: () => import('./page.ts'),
  payments: () => import('./payments.ts'),
  places: () => import('./places.ts'),
  privileges: () => import('./reading/privileges.ts'),
  ownAccount: () => import('./own-account.ts'),
  readAloud: () => import('./read-aloud.ts'),
  scan: () => import('./scan.ts'),
  redemptions: () => import('./redemptions.ts'),
}
