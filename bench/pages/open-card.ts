import { logIn } from '@mwc/contract/account/log-in/log-in.calls'
import type { OutputOf } from '@mwc/contract/endpoint/wire-call'
import type { Browser } from '@playwright/test'
import { activeMember } from '../../e2e/fixtures/people/active-member.ts'
import { callServer } from '../../e2e/fixtures/server/call-server.ts'
import type { BenchPage } from './bench-pages.ts'
import { openBlankPage } from './blank-page.ts'
import { freshContext } from './fresh-context.ts'
import type { SlowPhone } from './slow-phone.ts'
import { whenSeen } from './wait-in-page.ts'

export type SignedInMember = OutputOf<typeof logIn>
/** `shown`: ms from the start of the navigation to the first frame with a scannable code; null when none came. */
export type CardOpening = { cpu: number; round: number; shown: number | null }

const cardPath = '/mobile/pages/tab-bar/member/member'
/** The code on the card: a picture with a name, in a button. */
const code = 'main button svg[role="img"] path'
const limitMs = 60_000

const card: BenchPage = {
  name: 'card',
  path: cardPath,
  baseline: null,
  languageChosen: true,
  painted: code,
  use: async () => undefined,
  answer: { selector: code, goes: false },
}

/** An active member, signed in on a phone of its own. `base` is where the server itself answers. */
export async function cardMember(base: string): Promise<SignedInMember> {
  const { mobile, password } = await activeMember(base)
  return callServer(base, logIn, { areaCode: '+65', mobile, password })
}

/**
 * Opens the card from its icon without a network, with the app closed before and its service worker stopped.
 * Timed from opening the page until its code can be scanned.
 */
export async function openCard(
  browser: Browser,
  phone: SlowPhone,
  base: string,
  member: SignedInMember,
  cpu: number,
): Promise<number | null> {
  const context = await freshContext(browser, card, base)
  await context.addInitScript(({ token, user, membership }) => {
    localStorage.setItem('TOKEN_H5', token)
    localStorage.setItem('USER_INFO', JSON.stringify(user))
    localStorage.setItem('VIP_STATUS', membership.vipStatus)
  }, member)
  try {
    await phone.set('fast', 1)
    const first = await context.newPage()
    await first.goto(base + cardPath)
    // Another visit may prove the card: then the reader takes it over.
    await first.locator('main section button').first().waitFor({ timeout: limitMs })
    if ((await first.locator(code).count()) === 0) await first.locator('main section button').first().click()
    await first.locator(code).first().waitFor({ timeout: limitMs })
    await first.waitForFunction(() => navigator.serviceWorker.controller !== null, undefined, { timeout: limitMs })
    await phone.whenQuiet()
    await phone.stopWorkers()
    const page = await openBlankPage(context, phone, 'none', cpu, first)
    await page.goto(base + cardPath, { waitUntil: 'commit' })
    await phone.slowWorkers()
    const shown = await whenSeen(page, code, limitMs)
    if (phone.log.onNetwork.some(({ bytes }) => bytes > 0)) throw new Error('An opening that should be offline reached the network.')
    return shown && shown.at
  } finally {
    await context.close()
  }
}
