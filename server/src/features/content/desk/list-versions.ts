import type { ContentVersion } from '@mwc/contract/content/content-acts-desk.schemas'
import type { ContentKind } from '@mwc/contract/content/content-desk.calls'
import type { Dependencies } from '../../../dependencies.ts'
import { Refusal } from '../../../http/refusal.ts'
import { kinds } from '../kinds/kinds.rules.ts'
import { findItem } from './content-desk.repo.ts'
import { latestVersions } from './versions.repo.ts'

const mostVersions = 30

/** What an item was after each of its edits, the newest first. Refuses with `content.notFound`. */
export async function listVersions(
  { db }: Pick<Dependencies, 'db'>,
  { kind, id }: { kind: ContentKind; id: string },
): Promise<{ versions: ContentVersion[] }> {
  if (!(await findItem(db, kinds[kind], id))) throw new Refusal('content.notFound')
  const rows = await latestVersions(db, id, mostVersions)
  return { versions: rows.map(({ version, at, item, username }) => ({ version, at: at.toISOString(), by: username, item })) }
}
