import { StartFault } from '../start-fault.ts'

/** What kept a backup or a restore from its end, for whoever ran it; null for a fault of this programme. */
export function tellFault(error: unknown): string | null {
  if (error instanceof StartFault) return error.message
  const { code, path = 'a file' } = error as NodeJS.ErrnoException
  if (code === 'ENOSPC') return 'The disk is full. What was begun was taken away again.'
  if (code === 'EACCES' || code === 'EPERM') return `This user has no right to ${path}. What was begun was taken away again.`
  // PostgreSQL is away, or takes nobody in.
  if (code === 'ECONNREFUSED' || code === 'ENOTFOUND' || /^(28|57P|3D)/.test(code ?? ''))
    return `PostgreSQL cannot be reached (${code}). Nothing was done.`
  return null
}
