import { openDatabase } from '../../server/src/database/open-database.ts'
import { sendDueBroadcasts } from '../../server/src/features/notifications/broadcasts/send-due-broadcasts.ts'
import { makeEncryption } from '../../server/src/keys/encryption.ts'
import { systemClock } from '../../server/src/ports/clock.ts'

/** Sends broadcasts until none is left, as a server's sweep does, and says how much memory it had. It is there to be killed. */
const open = await openDatabase({ url: process.argv[2] ?? '', pool: 2 })
const queue = { enqueue: async () => {}, wake: async () => {} }
const encryption = makeEncryption(`k1:${'11'.repeat(32)}`, '22'.repeat(32))
const underWay = () => open.db.selectFrom('broadcast').select('id').where('state', 'in', ['scheduled', 'sending']).executeTakeFirst()
let most = 0
while (await underWay()) {
  await sendDueBroadcasts({ db: open.db, clock: systemClock, queue, encryption })
  most = Math.max(most, process.memoryUsage().rss)
}
console.log(JSON.stringify({ rss: most }))
await open.close()
