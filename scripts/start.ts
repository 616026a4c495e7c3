import './load-env.js'
import { readConfig } from '../server/src/config.ts'
import { StartFault } from '../server/src/start-fault.ts'
import { BuildFailed, buildApps } from './build-apps.ts'

/** What a fault of starting means for whoever starts it; null for one that is a bug. */
function inWords(error: unknown): string | null {
  if (error instanceof BuildFailed || error instanceof StartFault) return error.message
  const { code, port, address } = error as NodeJS.ErrnoException & { port?: number; address?: string }
  if (code === 'EADDRINUSE')
    return `Port ${port} is taken by another program. Stop that one, or choose another port: PORT=${Number(port) + 1} npm start`
  if (code === 'EACCES' && port) return `This user may not open port ${port}. Choose one above 1024, for example PORT=8080.`
  if (code === 'ECONNREFUSED' || code === 'ENOTFOUND')
    return `The database of DATABASE_URL cannot be reached${address ? ` at ${address}:${port}` : ''}. Is PostgreSQL running there?`
  if (code === '28P01' || code === '28000')
    return 'The database of DATABASE_URL does not let its user in. Are the name and the password right?'
  if (code === '3D000') return 'The server of DATABASE_URL has no database of that name. Make it first (createdb), or correct the name.'
  return null
}

/** Ends this process when npm was ended: npm hands SIGTERM to its shell, which dies of it and leaves the server behind. */
function endWithNpm(): void {
  if (!process.env['npm_lifecycle_event']) return
  const shell = process.ppid
  const watch = setInterval(() => {
    if (process.ppid === shell) return
    clearInterval(watch)
    process.kill(process.pid, 'SIGTERM')
  }, 50)
  watch.unref()
}

try {
  endWithNpm()
  // Before anything is built.
  readConfig(process.env)
  await buildApps()
  // In this process, so that signals reach the server, which drains on SIGTERM.
  await import('../server/src/main.ts')
} catch (error) {
  const words = inWords(error)
  if (!words) throw error
  console.error(words)
  process.exit(1)
}
