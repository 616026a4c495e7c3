import type { StaffRole } from '@mwc/contract/endpoint/access'
import type { Db } from '../../database/database.ts'
import { findStaffWithRole } from './staff.repo.ts'

/** The user name of an account of staff that may sign in and has one of these roles; undefined when there is none. */
export async function findActiveStaff(db: Db, id: string, roles: readonly StaffRole[]): Promise<{ username: string } | undefined> {
  return findStaffWithRole(db, id, roles)
}
