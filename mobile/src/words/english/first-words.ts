import { fieldWords as fields } from '@mwc/contract/field-words/english'
import { account } from './account.ts'
import { home } from './home.ts'
import { shared } from './shared.ts'

/** What the first load needs in any case; the other features' texts come with their screens. */
export const firstWords = { account, fields, home, shared }
