import { defineConfig } from '@playwright/test'
import { launchOptions } from './fixtures/browser/find-browser.ts'

/** Journeys in Chromium as a whole: its shell has no notifications; what its camera films is said to a browser at its start. */
const inWholeChromium = ['notifications.spec.ts', 'scan.spec.ts']

/** Journeys whose server is theirs alone, for its clock or for what its staff do: few workers, for each starts one. */
const onOwnServer = {
  clock: [
    'close-account.spec.ts',
    'first-password.spec.ts',
    'forgotten-password.spec.ts',
    'lost-answers.spec.ts',
    'lost-phone.spec.ts',
    'offers.spec.ts',
  ],
  desk: ['cached-pages.spec.ts', 'desk-*.spec.ts', 'maintenance.spec.ts', 'messages.spec.ts', 'phone-reports.spec.ts'],
}
const inShell = { launchOptions: launchOptions({ shell: true }) }
/** A microphone that beeps once a second, and may be heard: members speak to the desk. */
const heard = ['--use-fake-device-for-media-stream', '--use-fake-ui-for-media-stream']
const inShellWithMicrophone = { launchOptions: { ...inShell.launchOptions, args: [...inShell.launchOptions.args, ...heard] } }

export default defineConfig({
  testDir: '.',
  outputDir: '../test-results',
  globalSetup: './fixtures/server/global-setup.ts',
  // One database and one simulated bank serve every journey; each brings its own people, so they run side by side.
  // One more than the two processors that they are meant for: while one waits the others work. A fourth gained nothing.
  workers: 3,
  fullyParallel: true,
  forbidOnly: Boolean(process.env['CI']),
  // A machine that stalls for seconds breaks a sound journey; a broken one fails twice. `npm test` names who needed it.
  retries: 1,
  // The longest takes a minute and a half where little else runs; how long is no verdict.
  timeout: 300_000,
  expect: { timeout: 15_000 },
  use: {
    // Known to the workers, which read this file after the global set-up.
    baseURL: process.env['MWC_BASE'],
    browserName: 'chromium',
    viewport: { width: 360, height: 740 },
    hasTouch: true,
    isMobile: true,
    deviceScaleFactor: 1,
    timezoneId: 'Asia/Singapore',
    contextOptions: { reducedMotion: 'reduce' },
    // A phone's worker caches the whole app, two thirds of what a short journey costs: journeys that meet it allow it.
    serviceWorkers: 'block',
    actionTimeout: 15_000,
    navigationTimeout: 30_000,
    screenshot: 'only-on-failure',
  },
  projects: [
    // First, for they stand in line.
    { name: 'clock', testMatch: onOwnServer.clock, workers: 1, use: inShell },
    // Early and one after the other: each worker starts a browser, and what is left for the end is short.
    { name: 'whole', testMatch: inWholeChromium, workers: 1, use: { launchOptions: launchOptions() } },
    // Two: one after the other they would take longer than all others side by side.
    { name: 'desk', testMatch: onOwnServer.desk, workers: 2, use: inShellWithMicrophone },
    { name: 'shell', testIgnore: [...inWholeChromium, ...onOwnServer.clock, ...onOwnServer.desk], use: inShell },
  ],
})
