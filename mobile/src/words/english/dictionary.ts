import { shared } from './shared.ts'

export const dictionary = { shared }
