import * as z from 'zod/mini'
import { languages } from './language.ts'

export const language = z.enum(languages, { error: 'choose' })
