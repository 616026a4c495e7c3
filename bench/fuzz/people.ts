import type { OpenDatabase } from '../../server/src/database/database.ts'
import { addTerm } from '../../server/src/features/membership/add-term.ts'
import { totpPlace } from '../../server/src/keys/encrypted-columns.ts'
import { makeEncryption } from '../../server/src/keys/encryption.ts'
import { hashPassword } from '../../server/src/keys/password-hash.ts'
import { dayOf, systemClock, toDate } from '../../server/src/ports/clock.ts'
import { joinWorker } from '../../server/src/testing/fixtures/campaign-fixtures.ts'
import { testPassword } from '../../server/src/testing/fixtures/person-fixtures.ts'
import { withClient } from '../desk/with-client.ts'
import { settings } from '../reads/start-process.ts'
import { signStaffIn } from '../desk/sign-staff-in.ts'
import type { Caller } from './read-operations.ts'
import type { Fuzzed } from './start-fuzzed.ts'

const encryption = makeEncryption(settings.FIN_KEYS, settings.LOOKUP_KEY)
const totpSecret = 'JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP'
/** The numbers before are those of the example programme. */
const firstWorker = 1_000
const workersEach = 200_000

/** Who asks, anew whenever a call has signed somebody out, closed the account or disabled it. */
export class People {
  readonly #open: OpenDatabase
  readonly #url: string
  readonly #origin: string
  readonly #tokens: Partial<Record<Caller, string>> = {}
  readonly #passwordHash = hashPassword(testPassword)
  #next: number

  /** @param nth of those who ask side by side: nobody is two of them */
  constructor(open: OpenDatabase, { databaseUrl, base }: Pick<Fuzzed, 'databaseUrl' | 'base'>, nth: number) {
    this.#open = open
    this.#url = databaseUrl
    this.#origin = base.origin
    this.#next = firstWorker + nth * workersEach
  }

  /** What says who asks; of visitors nothing but the page that they look at. */
  async headsOf(caller: Caller): Promise<Record<string, string>> {
    if (caller === 'visitor') return { origin: this.#origin }
    const token = (this.#tokens[caller] ??= await (caller === 'member' ? this.#joinMember() : this.#addStaff()))
    return caller === 'member' ? { authorization: `Bearer ${token}` } : { cookie: `desk=${token}`, origin: this.#origin }
  }

  forget(caller: Caller): void {
    delete this.#tokens[caller]
  }

  async #joinMember(): Promise<string> {
    const { db } = this.#open
    const [clock, passwordHash] = [systemClock, await this.#passwordHash]
    const { id, token } = await joinWorker({ db, clock, deps: { encryption } }, (this.#next += 1))
    await db.transaction().execute(async (tx) => {
      await tx.updateTable('member').set({ password_hash: passwordHash }).where('id', '=', id).execute()
      await addTerm(tx, id, { months: 12, paidOn: dayOf(clock.now()), source: 'goodwill', paymentId: null, at: toDate(clock.now()) })
    })
    return token
  }

  async #addStaff(): Promise<string> {
    const passwordHash = await this.#passwordHash
    return withClient(this.#url, async (client) => {
      const token = await signStaffIn(client)
      const { rows } = await client.query<{ id: string }>(`select id from staff where password_hash = ''`)
      for (const { id } of rows)
        await client.query('update staff set password_hash = $2, totp_cipher = $3 where id = $1', [
          id,
          passwordHash,
          encryption.encrypt(totpSecret, totpPlace(id)),
        ])
      return token
    })
  }
}
