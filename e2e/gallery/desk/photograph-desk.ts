import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { type StaffRole, staffRoles } from '@mwc/contract/endpoint/access'
import { mayCall } from '@mwc/contract/endpoint/may-call'
import type { WireCall } from '@mwc/contract/endpoint/wire-call'
import type { Browser } from '@playwright/test'
import { signInAtDesk } from '../../fixtures/people/staff-at-desk.ts'
import { freePort, type RunningServer, runServer } from '../../fixtures/server/run-server.ts'
import { writeSheet } from '../contact-sheet.ts'
import type { Found } from '../report-faults.ts'
import { DeskTaker } from './desk-taker.ts'
import { type Filled, fillDesk, sitDown } from './fill-desk.ts'
import { walkFirstMinute, firstAdmin } from './walk-first-minute.ts'
import { walkByKeyboard } from './walk-by-keyboard.ts'
import { walkDialogs } from './walk-dialogs.ts'

type Resources = Record<string, { list: WireCall<'staff'>; one?: WireCall<'staff'> }>

/** The desk's own table of pages; a computed address keeps its types out of here. */
async function loadResources(): Promise<Resources> {
  const table = new URL('../../../console/src/adapter/resources.ts', import.meta.url)
  return ((await import(table.href)) as { resources: Resources }).resources
}

/** Opens every page as somebody of a role: those who may see it, and those who may not read who may. */
export async function walkPages(taker: DeskTaker, role: StaffRole, filled: Filled | null): Promise<void> {
  const records: Record<string, string[]> = filled
    ? {
        members: [filled.longId, filled.memberId],
        payments: [filled.paymentId],
        'counter-days': [filled.dayId],
        broadcasts: [filled.broadcastId],
        threads: [filled.threadId],
        'message-templates': [filled.templateId],
      }
    : {}
  for (const [name, { list }] of Object.entries(await loadResources())) {
    const may = mayCall(list, role)
    for (const path of [`/${name}`, ...(may ? (records[name] ?? []).map((id) => `/${name}/${id}/show`) : [])]) {
      await taker.goTo(path)
      const isRefused = await taker.page.getByText('This page is for').isVisible()
      if (isRefused === may) taker.note(path, 'who may open a page', isRefused ? 'refused to whoever may' : 'does not say who may')
      await taker.take(path)
    }
  }
  await taker.goTo('/account')
  await taker.take('/account')
}

type Visit = { name: string; token?: string; walk: (taker: DeskTaker) => Promise<void> }

async function visit(browser: Browser, base: string, { name, token, walk }: Visit, folder: string): Promise<Found[]> {
  const taker = await DeskTaker.open(browser, base, token)
  try {
    await walk(taker)
  } catch (error) {
    taker.note(taker.page.url(), 'not walked to its end', (error as Error).message)
  }
  await taker.close()
  mkdirSync(join(folder, 'desk'), { recursive: true })
  for (const { screen, size, jpeg } of taker.pictures) {
    const file = `${name}${screen.replaceAll(/[0-9a-f-]{36}/g, 'one').replaceAll(/[^\w]+/g, '-')}-${size.name}.jpg`
    writeFileSync(join(folder, 'desk', file), jpeg)
  }
  await writeSheet(browser, `the desk, ${name}`, taker.pictures, join(folder, `desk-${name}.png`))
  console.log(`the desk, ${name}: ${taker.pictures.length} pictures, ${taker.findings.length} faults`)
  for (const { kind, what, screen, size } of taker.findings) console.log(`  ${screen} ${size} ${kind}: ${what}`)
  return taker.findings.map((finding) => ({ ...finding, language: 'english', state: name }))
}

async function onServer<T>(data: string, settings: Record<string, string>, work: (server: RunningServer) => Promise<T>): Promise<T> {
  const server = await runServer(data, await freePort(), settings)
  try {
    return await work(server)
  } finally {
    await server.stop()
    rmSync(data, { recursive: true, force: true })
  }
}

/**
 * Every page of the desk as each role sees it, and as it is before anything is in it: pictures to `folder`, and what is wrong.
 * `data` is a folder that does not exist yet.
 */
export async function photographDesk(browser: Browser, folder: string, data: string): Promise<Found[]> {
  const secret = firstAdmin(join(data, 'empty'))
  const empty = await onServer(join(data, 'empty'), { SEED: 'settings' }, async ({ base }) => {
    const walk = async (taker: DeskTaker) => {
      await walkFirstMinute(taker, secret)
      await walkPages(taker, 'admin', null)
    }
    return visit(browser, base, { name: 'empty', walk }, folder)
  })
  const full = await onServer(join(data, 'full'), {}, async ({ base, said }) => {
    const desk = { base, token: await signInAtDesk(base, said(), Temporal.Now.instant()) }
    const filled = await fillDesk(desk)
    const found: Found[] = []
    for (const role of staffRoles) {
      const walk = (taker: DeskTaker) => walkPages(taker, role, filled)
      found.push(...(await visit(browser, base, { name: role, token: await sitDown(desk, role), walk }, folder)))
    }
    const walk = (taker: DeskTaker) => walkDialogs(taker, filled)
    found.push(...(await visit(browser, base, { name: 'dialogs', token: await sitDown(desk, 'admin'), walk }, folder)))
    const work = (taker: DeskTaker) => walkByKeyboard(taker, filled)
    found.push(...(await visit(browser, base, { name: 'keyboard', token: await sitDown(desk, 'admin'), walk: work }, folder)))
    return found
  })
  return [...empty, ...full]
}
