import type { Dictionary } from '../use-words.ts'
import { account } from './account.ts'
import { home } from './home.ts'
import { membership } from './membership.ts'
import { payments } from './payments.ts'
import { places } from './places.ts'
import { sentences } from './sentences.ts'
import { shared } from './shared.ts'

export const dictionary: Dictionary = { account, home, membership, payments, places, sentences, shared }
