import type { Tx } from '../../database/database.ts'
import type { Dependencies } from '../../dependencies.ts'
import { linkPlace } from '../../keys/encrypted-columns.ts'
import { newToken, tokenHash } from '../../keys/encryption.ts'
import { toDate } from '../../ports/clock.ts'
import { saveLink } from './links.repo.ts'
import { linkHours } from './staff.rules.ts'
import { newTotpSecret } from './totp.codes.ts'

/** What making a link needs; the address in it is that of `PUBLIC_URL`. */
export type LinkNeeds = Pick<Dependencies, 'encryption' | 'clock'> & { config: Pick<Dependencies['config'], 'publicUrl'> }

/** Makes the link by which an account's owner sets password and second factor. No server is sent what stands behind `#`. */
export async function makeLink(
  tx: Tx,
  { encryption, clock, config }: LinkNeeds,
  staffId: string,
): Promise<{ link: string; until: string }> {
  const token = newToken()
  const token_hash = tokenHash(token)
  const now = clock.now()
  const until = now.add({ hours: linkHours })
  await saveLink(tx, {
    token_hash,
    staff_id: staffId,
    totp_cipher: encryption.encrypt(newTotpSecret(), linkPlace(token_hash)),
    created_at: toDate(now),
    expires_at: toDate(until),
  })
  return { link: `${new URL('/console/join', config.publicUrl)}#${token}`, until: until.toString() }
}
