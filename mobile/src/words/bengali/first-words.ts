import { fieldWords as fields } from '@mwc/contract/field-words/bengali'
import type { FirstWords } from '../load-words.ts'
import { account } from './account.ts'
import { home } from './home.ts'
import { shared } from './shared.ts'

export const firstWords: FirstWords = { account, fields, home, shared }
