import { once } from 'node:events'
import { createServer } from 'node:net'

/**
 * The first free port from `from` on, below the system's own range.
 * From that range, another connection could take a killed server's port.
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
