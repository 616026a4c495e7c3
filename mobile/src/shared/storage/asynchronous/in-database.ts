import type { NameIn } from '../lifetimes/storage-lifetimes.ts'

/** A database of the table, with the one store that it has. */
export type Database = { name: NameIn<'indexedDB'>; store: string; options?: IDBObjectStoreParameters }

function open({ name, store, options }: Database): Promise<IDBDatabase> {
  return new Promise((resolve, reject) => {
    const opening = indexedDB.open(name, 1)
    opening.addEventListener('upgradeneeded', () => opening.result.createObjectStore(store, options))
    opening.addEventListener('success', () => resolve(opening.result))
    opening.addEventListener('error', () => reject(opening.error ?? new Error('The database does not open')))
  })
}

/** One act on the store, closed again at once: log-out could not delete an open one. Rejects where nothing can be stored. */
export async function inDatabase<T>(of: Database, mode: IDBTransactionMode, act: (store: IDBObjectStore) => IDBRequest<T>): Promise<T> {
  const database = await open(of)
  try {
    return await new Promise<T>((resolve, reject) => {
      const transaction = database.transaction(of.store, mode)
      const request = act(transaction.objectStore(of.store))
      transaction.addEventListener('complete', () => resolve(request.result))
      transaction.addEventListener('abort', () => reject(transaction.error ?? new Error('The store refused')))
    })
  } finally {
    database.close()
  }
}
