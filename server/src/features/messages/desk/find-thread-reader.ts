import type { StaffRole } from '@mwc/contract/endpoint/access'
import type { Dependencies } from '../../../dependencies.ts'
import { findLateSince } from './find-late-since.ts'

/** As what threads are shown: to whom, and late where they wait since this moment or longer. */
export type ThreadReader = { role: StaffRole; lateSince: Date }

/** By the answer time that is set. */
export async function findThreadReader(deps: Pick<Dependencies, 'db' | 'clock'>, role: StaffRole): Promise<ThreadReader> {
  return { role, lateSince: (await findLateSince(deps)).lateSince }
}
