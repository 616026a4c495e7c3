import { spawn } from 'node:child_process'
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { brotliCompress, constants } from 'node:zlib'

const root = fileURLToPath(new URL('..', import.meta.url))
const compress = promisify(brotliCompress)

/** Every file below a folder, or the file itself; none where there is nothing. */
function filesIn(path: string): string[] {
  if (!existsSync(path)) return []
  if (statSync(path).isFile()) return [path]
  return readdirSync(path, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
}

function isFresh(workspace: string): boolean {
  const page = join(root, workspace, 'dist', 'index.html')
  if (!existsSync(page)) return false
  const built = statSync(page).mtimeMs
  const sources = [
    `${workspace}/src`,
    `${workspace}/public`,
    `${workspace}/index.html`,
    `${workspace}/vite.config.ts`,
    'contract/src',
    'package-lock.json',
  ]
  return sources.flatMap((source) => filesIn(join(root, source))).every((file) => statSync(file).mtimeMs <= built)
}

/** Runs Vite on the Node that runs this; what it says is kept for the case that it fails. */
function runVite(workspace: string, outDir: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const vite = join(root, 'node_modules', 'vite', 'bin', 'vite.js')
    const child = spawn(process.execPath, [vite, 'build', '--outDir', outDir, '--emptyOutDir', '--logLevel', 'warn'], {
      cwd: join(root, workspace),
      env: { ...process.env, NODE_ENV: 'production', NO_COLOR: '1' },
      stdio: ['ignore', 'pipe', 'pipe'],
    })
    let said = ''
    for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk: Buffer) => void (said += chunk.toString('utf8')))
    child.on('error', reject)
    child.on('close', (code) => (code === 0 ? resolve() : reject(new BuildFailed(workspace, said))))
  })
}

/** Puts a brotli copy beside each text file; the server sends it to phones that take it. */
async function precompress(folder: string): Promise<void> {
  const texts = filesIn(folder).filter((file) => /\.(?:html|js|css|svg|json|webmanifest)$/.test(file) && statSync(file).size > 1024)
  await Promise.all(
    texts.map(async (file) => {
      const content = readFileSync(file)
      writeFileSync(`${file}.br`, await compress(content, { params: { [constants.BROTLI_PARAM_SIZE_HINT]: content.length } }))
    }),
  )
}

/** Builds a page aside and puts it in place whole, so that a server that starts beside this one never reads half of it. */
async function buildPage(workspace: string): Promise<void> {
  const aside = join(root, 'node_modules', '.cache', 'pages', `${workspace}-${process.pid}`)
  const place = join(root, workspace, 'dist')
  mkdirSync(aside, { recursive: true })
  try {
    await runVite(workspace, aside)
    await precompress(aside)
    rmSync(place, { recursive: true, force: true })
    renameSync(aside, place)
  } catch (error) {
    const another = ['ENOTEMPTY', 'EEXIST', 'EPERM'].includes((error as NodeJS.ErrnoException).code ?? '')
    if (!another || !isFresh(workspace)) throw error
  } finally {
    rmSync(aside, { recursive: true, force: true })
  }
}

/** Builds the member's app and the simulator where they are missing or older than what they are made of. */
export async function buildPages(): Promise<void> {
  const stale = ['mobile', 'simulator'].filter((workspace) => !isFresh(workspace))
  if (stale.length === 0) return
  console.log(`Building ${stale.join(' and ')}…`)
  await Promise.all(stale.map(buildPage))
}

export class BuildFailed extends Error {
  constructor(workspace: string, said: string) {
    super(`Building ${workspace} failed:\n${said.trim()}`)
    this.name = 'BuildFailed'
  }
}
