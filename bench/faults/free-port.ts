import { once } from 'node:events'
import { createServer } from 'node:net'

/**
 * The first port from `from` on that nobody listens on. Below those that the system hands out by itself: a server that is killed must find
 * its port free again, and a connection that is opened meanwhile would take one of the others.
 */
export async function freePortFrom(from: number): Promise<number> {
  for (let port = from; port < from + 500; port += 1) {
    const probe = createServer()
    const outcome = once(probe, 'listening').then(
      () => true,
      () => false,
    )
    probe.listen(port, '127.0.0.1')
    if (!(await outcome)) continue
    probe.close()
    await once(probe, 'close')
    return port
  }
  throw new Error(`no free port from ${from} on`)
}
