import type { Db, Tx } from '../../database/database.ts'
import { emptyPast, insertPast } from './member-past.repo.ts'

/** Keeps what an account was until now, before nationality, sector or stop change: figures of earlier days count by it. */
export const keepPast = (db: Db, memberId: string, at: Date): Promise<void> => insertPast(db, memberId, at)

/** Leaves nothing of whose account it was, once it is closed. */
export const forgetPast = (tx: Tx, memberId: string): Promise<void> => emptyPast(tx, memberId)
