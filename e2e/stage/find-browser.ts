import { execFileSync, spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { chromium } from '@playwright/test'

const isRoot = process.getuid?.() === 0

/** The program of a name on the PATH; null when there is none. */
export function onPath(name: string): string | null {
  const found = (process.env['PATH'] ?? '').split(delimiter).map((folder) => join(folder, name))
  return found.find((file) => existsSync(file)) ?? null
}

/** Chromium to drive: Playwright's own (undefined: it finds that itself), else the system's; null when there is none. */
export function findBrowser(): string | undefined | null {
  if (existsSync(chromium.executablePath())) return undefined
  return [onPath('chromium'), '/usr/bin/chromium', onPath('chromium-browser')].find((file) => file !== null && existsSync(file)) ?? null
}

/**
 * Features of Chromium that are off. The first two would open two pages beside every page: a ninth of all work.
 * The others are Playwright's own list (`chromiumSwitches.ts`), which this argument replaces.
 */
const withoutFeatures = [
  'WebUIOmniboxPopup',
  'WebUIOmniboxAimPopup',
  'AvoidUnnecessaryBeforeUnloadCheckSync',
  'DestroyProfileOnBrowserClose',
  'HttpsUpgrades',
  'HttpsFirstBalancedModeAutoEnable',
  'LensOverlay',
  'MediaRouter',
  'PaintHolding',
  'ThirdPartyStoragePartitioning',
  'AvoidCorsURLLoaderRestartOnRedirect',
  'TcpPortRandomizationWin',
  'OptimizationHints',
  'NetworkTimeServiceQuerying',
  'AimEnabled',
  'PreconnectToSearch',
  'msForceBrowserSignIn',
  'msEdgeUpdateLaunchServicesPreferredVersion',
]

/** What Chromium is started with; its sandbox does not run as root. */
export function launchOptions() {
  const executablePath = findBrowser() ?? undefined
  const quiet = [
    '--disable-gpu',
    '--disable-quic',
    '--no-first-run',
    '--disable-background-networking',
    '--disable-component-update',
    '--disable-sync',
    `--disable-features=${withoutFeatures.join(',')}`,
  ]
  return { ...(executablePath ? { executablePath } : {}), args: isRoot ? [...quiet, '--no-sandbox'] : quiet }
}

/** Installs packages of Debian or Ubuntu; false where that is not possible. */
export function installPackages(...names: string[]): boolean {
  if (!isRoot || !onPath('apt-get')) return false
  const options = {
    stdio: ['ignore', 'ignore', 'inherit'] as ['ignore', 'ignore', 'inherit'],
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
  }
  spawnSync('apt-get', ['update', '-q'], options)
  return spawnSync('apt-get', ['install', '-y', '-q', '--no-install-recommends', ...names], options).status === 0
}

/** Fetches a Chromium where there is none; throws and says what to do where that fails. */
export function ensureBrowser(): void {
  if (findBrowser() !== null) return
  console.log('No Chromium found: fetching one for the journeys…')
  const cli = join(import.meta.dirname, '..', '..', 'node_modules', '@playwright', 'test', 'cli.js')
  spawnSync(process.execPath, [cli, 'install', ...(isRoot ? ['--with-deps'] : []), 'chromium'], { stdio: 'inherit' })
  if (findBrowser() !== null || (installPackages('chromium') && findBrowser() !== null)) return
  throw new Error(
    'The journeys need Chromium, and it could not be fetched. Install it (for example "apt-get install chromium") and run the tests again.',
  )
}

/** Installs fonts for the four scripts where one is missing: without them pictures and overflow checks mean nothing. */
export function ensureFonts(): void {
  if (!onPath('fc-list')) return
  const missing = ['bn', 'ta', 'zh-cn'].filter(
    (language) => execFileSync('fc-list', [`:lang=${language}`, 'family'], { encoding: 'utf8' }).trim() === '',
  )
  if (missing.length === 0) return
  console.log(`No fonts for ${missing.join(', ')}: installing Noto…`)
  if (installPackages('fonts-noto-core', 'fonts-noto-cjk')) return
  console.error(
    'Fonts for Bengali, Tamil or Chinese are missing and could not be installed: what the journeys say of overflow there is not sure.',
  )
}
