import { type Language, languageTags, languages } from '@mwc/contract/language/language'
import { spawn } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import { type BuiltFiles, offlineFiles, type OfflineModules } from './offline-files.ts'
import { writeNotices } from './third-party-notices.ts'

const root = fileURLToPath(new URL('..', import.meta.url))
const compress = promisify(brotliCompress)
const zip = promisify(gzip)

/** Every file below a folder, or the file itself; none where there is nothing. */
function filesIn(path: string): string[] {
  if (!existsSync(path)) return []
  if (statSync(path).isFile()) return [path]
  return readdirSync(path, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
}

/** The last file that a build writes. */
const lastFile = { mobile: 'build.txt', simulator: 'index.html', console: 'index.html' } as const
type Workspace = keyof typeof lastFile

/** What the desk's preview is made of. */
const previewSources = ['src', 'preview', 'vite.preview.config.ts'].map((path) => `mobile/${path}`)

function isFresh(workspace: Workspace): boolean {
  const last = join(root, workspace, 'dist', lastFile[workspace])
  if (!existsSync(last)) return false
  const built = statSync(last).mtimeMs
  const configs = readdirSync(join(root, workspace)).filter((file) => file.startsWith('vite.'))
  const sources = [
    ...['src', 'build', 'public', 'index.html', ...configs].map((path) => `${workspace}/${path}`),
    ...(workspace === 'console' ? previewSources : []),
    'contract/src',
    'package-lock.json',
  ]
  return sources.flatMap((source) => filesIn(join(root, source))).every((file) => statSync(file).mtimeMs <= built)
}

/** All that a build may know of the machine that it runs on. */
const known = [
  'PATH',
  'HOME',
  'USERPROFILE',
  'TMPDIR',
  'TEMP',
  'TMP',
  'SystemRoot',
  'ComSpec',
  'PATHEXT',
  'LANG',
  'NODE_OPTIONS',
  'NODE_COMPILE_CACHE',
]

/** The environment of a build. The settings of the server are none of its business: what a build knows, a phone may read. */
function buildEnvironment(): NodeJS.ProcessEnv {
  const given = known.flatMap((name) => (process.env[name] === undefined ? [] : [[name, process.env[name]] as const]))
  return { ...Object.fromEntries(given), NODE_ENV: 'production', NO_COLOR: '1' }
}

/** Runs Vite on the Node that runs this; what it says is kept for the case that it fails. */
export function runVite(workspace: Workspace, outDir: string, config = 'vite.config.ts'): Promise<void> {
  return new Promise((resolve, reject) => {
    const vite = join(root, 'node_modules', 'vite', 'bin', 'vite.js')
    const options = ['--config', config, '--outDir', outDir, '--emptyOutDir', '--logLevel', 'warn']
    const child = spawn(process.execPath, [vite, 'build', ...options], {
      cwd: join(root, workspace),
      env: buildEnvironment(),
      stdio: ['ignore', 'pipe', 'pipe'],
    })
    let said = ''
    for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk: Buffer) => void (said += chunk.toString('utf8')))
    child.on('error', reject)
    child.on('close', (code) => (code === 0 ? resolve() : reject(new BuildFailed(workspace, said))))
  })
}

/** Puts a brotli and a gzip copy beside each text file; the server sends the one that the phone takes (brotli needs https). */
async function precompress(folder: string): Promise<void> {
  const texts = filesIn(folder).filter((file) => /\.(?:html|js|css|svg|json|txt|webmanifest)$/.test(file) && statSync(file).size > 1024)
  await Promise.all(
    texts.map(async (file) => {
      const content = readFileSync(file)
      writeFileSync(`${file}.br`, await compress(content, { params: { [constants.BROTLI_PARAM_SIZE_HINT]: content.length } }))
      writeFileSync(`${file}.gz`, await zip(content, { level: 9 }))
    }),
  )
}

/** What the build takes from the page renderer that it has just made. */
type Renderer = {
  makeManifests: () => Promise<Record<string, object>>
  instantPages: Record<'all' | 'ahead', string[]>
  offlineModules: OfflineModules & { wordsIn: (language: Language) => string[] }
}

/** What the service worker keeps, and for whom: see `mobile/src/worker/build-list.ts`. */
function listKept(files: string, { offlineModules, instantPages }: Renderer) {
  const { entry, files: built } = JSON.parse(readFileSync(join(files, '.built/files.json'), 'utf8')) as { entry: string; files: BuiltFiles }
  const address = (file: string) => `/mobile/${file}`
  const { everyone, member, rest } = offlineFiles(built, entry, offlineModules)
  const fonts = readdirSync(join(files, 'assets')).filter((name) => name.endsWith('.woff2'))
  const words = languages.map((language) => {
    const all = Object.keys(built).filter((file) => file.startsWith(`assets/words-${language}-`))
    const wanted = offlineModules.wordsIn(language)
    const first = all.filter((file) => built[file]?.modules.some((path) => wanted.some((module) => path.endsWith(module))))
    return [languageTags[language], { everyone: first.map(address), member: all.map(address) }]
  })
  return {
    files: [...everyone, ...fonts.map((name) => `assets/${name}`)].map((file) => ({ url: address(file), revision: null })),
    member: member.map(address),
    rest: rest.map(address),
    words: Object.fromEntries(words),
    instantPages,
  }
}

/** Builds the app: files, page renderer, service worker with the list of what to keep, and a manifest in each language. */
async function buildApp(aside: string): Promise<void> {
  const [files, renderer, worker] = ['public', 'renderer', 'worker'].map((folder) => join(aside, folder)) as [string, string, string]
  await Promise.all([
    runVite('mobile', files),
    runVite('mobile', renderer, 'vite.renderer.config.ts'),
    runVite('mobile', worker, 'vite.worker.config.ts'),
  ])
  const made = ['public/.built/files.json', 'renderer/render-page.js', 'worker/service-worker.js'].map((file) =>
    readFileSync(join(aside, file), 'utf8'),
  )
  const build = createHash('sha256').update(made.join()).digest('base64url').slice(0, 12)
  const app = (await import(pathToFileURL(join(renderer, 'render-page.js')).href)) as Renderer
  const list = JSON.stringify({ build, ...listKept(files, app) })
  // For whoever wants to know what a phone keeps; phones do not get it.
  writeFileSync(join(aside, 'kept.json'), list)
  writeFileSync(join(files, 'service-worker.js'), (made[2] ?? '').replace('self.__WB_MANIFEST', list))
  writeNotices(files, [files, worker])
  rmSync(worker, { recursive: true })
  for (const [name, manifest] of Object.entries(await app.makeManifests())) writeFileSync(join(files, name), JSON.stringify(manifest))
  await precompress(files)
  writeFileSync(join(aside, lastFile.mobile), build)
}

/** Builds what is files and nothing else. */
async function buildSimulator(aside: string): Promise<void> {
  await runVite('simulator', aside)
  await precompress(aside)
}

/** Builds the desk, and in a folder of its own the page in which it shows what members will see. */
async function buildConsole(aside: string): Promise<void> {
  const preview = `${aside}-preview`
  try {
    await Promise.all([runVite('console', aside), runVite('mobile', preview, 'vite.preview.config.ts')])
    writeNotices(aside, [aside, preview])
    renameSync(preview, join(aside, 'preview'))
    await precompress(aside)
  } finally {
    rmSync(preview, { recursive: true, force: true })
  }
}

const builds = { mobile: buildApp, console: buildConsole, simulator: buildSimulator }

/** Builds a workspace aside and puts it in place whole, so that a server that starts beside this one never reads half of it. */
async function buildInPlace(workspace: Workspace): Promise<void> {
  const aside = join(root, 'node_modules', '.cache', 'pages', `${workspace}-${process.pid}`)
  const place = join(root, workspace, 'dist')
  mkdirSync(aside, { recursive: true })
  try {
    await builds[workspace](aside)
    rmSync(place, { recursive: true, force: true })
    renameSync(aside, place)
  } catch (error) {
    const another = ['ENOTEMPTY', 'EEXIST', 'EPERM'].includes((error as NodeJS.ErrnoException).code ?? '')
    if (!another || !isFresh(workspace)) throw error
  } finally {
    rmSync(aside, { recursive: true, force: true })
  }
}

/** Builds the member's app, the desk and the simulator where they are missing or older than what they are made of. */
export async function buildApps(): Promise<void> {
  const stale = (['mobile', 'console', 'simulator'] as const).filter((workspace) => !isFresh(workspace))
  if (stale.length === 0) return
  console.log(`Building ${stale.join(', ')}…`)
  await Promise.all(stale.map(buildInPlace))
}

export class BuildFailed extends Error {
  constructor(workspace: string, said: string) {
    super(`Building ${workspace} failed:\n${said.trim()}`)
    this.name = 'BuildFailed'
  }
}
