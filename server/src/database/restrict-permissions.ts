import { chmodSync, existsSync, mkdirSync, readdirSync, statSync } from 'node:fs'
import { join } from 'node:path'

/** What the server makes in its data folder. */
const parts = ['database', 'files', 'keys.json', 'server.lock']
const others = 0o077

function closeToOthers(path: string): void {
  const { mode } = statSync(path)
  if ((mode & others) !== 0) chmodSync(path, mode & ~others)
}

/**
 * Makes the data folder, and gives the server's files to its user alone: folders 0700, files 0600, older ones too.
 * A folder that holds other things as well stays as open as it is. Has no effect on Windows.
 */
export function restrictPermissions(folder: string): void {
  // The database makes files of its own all the time.
  process.umask(others)
  mkdirSync(folder, { recursive: true, mode: 0o700 })
  if (readdirSync(folder).every((name) => parts.includes(name))) closeToOthers(folder)
  for (const part of parts.map((name) => join(folder, name)).filter((path) => existsSync(path))) {
    closeToOthers(part)
    if (!statSync(part).isDirectory()) continue
    for (const entry of readdirSync(part, { recursive: true, withFileTypes: true }))
      if (entry.isFile() || entry.isDirectory()) closeToOthers(join(entry.parentPath, entry.name))
  }
}
