import type { Replica } from '../database/replica/replica.ts'
import type { PushService } from '../ports/push.ts'

/** Pushes once a replica has all that the push may tell of: a phone that hears of something new asks for it at once. */
export function pushWhatReplicaHas(push: PushService, replica: Pick<Replica, 'untilComplete'>): PushService {
  return {
    name: push.name,
    publicKey: push.publicKey,
    async send(target, message) {
      await replica.untilComplete()
      return push.send(target, message)
    },
  }
}
