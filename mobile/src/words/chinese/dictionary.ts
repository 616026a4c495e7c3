import type { Dictionary } from '../use-words.ts'
import { shared } from './shared.ts'

export const dictionary: Dictionary = { shared }
