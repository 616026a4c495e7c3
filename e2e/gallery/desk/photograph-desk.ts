import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { type StaffRole, staffRoles } from '@mwc/contract/endpoint/access'
import { mayCall } from '@mwc/contract/endpoint/may-call'
import type { WireCall } from '@mwc/contract/endpoint/wire-call'
import type { Browser } from '@playwright/test'
import { sitDown } from '../../fixtures/people/new-staff.ts'
import { signInAtDesk } from '../../fixtures/people/staff-at-desk.ts'
import { callServer } from '../../fixtures/server/call-server.ts'
import { freePort, type RunningServer, runServer } from '../../fixtures/server/run-server.ts'
import { writeSheet } from '../contact-sheet.ts'
import type { Found } from '../report-faults.ts'
import { DeskTaker } from './desk-taker.ts'
import { type Desk, type Filled, fillDesk } from './fill-desk.ts'
import { walkFirstMinute, firstAdmin } from './walk-first-minute.ts'
import { walkByKeyboard } from './walk-by-keyboard.ts'
import { walkDialogs } from './walk-dialogs.ts'

type Resources = Record<string, { list: WireCall<'staff'>; one?: WireCall<'staff'> }>

/** The pages of the desk's menu with their calls; computed addresses keep the types of its tables out of here. */
async function loadPages(): Promise<Resources> {
  const load = async <T>(path: string) => (await import(new URL(`../../../console/src/${path}`, import.meta.url).href)) as T
  const { resources } = await load<{ resources: Resources }>('adapter/resources.ts')
  const { pageGroups } = await load<{ pageGroups: readonly { pages: readonly { name: string }[] }[] }>('layout/desk-pages.ts')
  const shown = pageGroups.flatMap(({ pages }) => pages.map(({ name }) => name))
  return Object.fromEntries(Object.entries(resources).filter(([name]) => shown.includes(name)))
}

/** Kinds of record whose first one in the list is looked at, and those of which a new one can be begun. */
const firstOf = [
  'news',
  'banners',
  'privileges',
  'questions',
  'places',
  'insurance',
  'pictures',
  'shops',
  'promos',
  'maintenance',
  'reminders',
  'staff',
]
const newOf = ['news', 'privileges', 'places', 'broadcasts', 'campaigns', 'maintenance', 'message-templates']

/** Ids of the records that are looked at, by the kind's name. */
async function recordsOf({ base, token }: Desk, filled: Filled): Promise<Record<string, string[]>> {
  const all = await loadPages()
  const firsts = firstOf.map(async (name): Promise<[string, string[]]> => {
    const { list } = all[name] ?? {}
    if (!list) throw new Error(`there is no list of ${name}`)
    const { rows } = (await callServer(base, list, { pageSize: 1 } as never, token)) as unknown as { rows: { id: string; day?: string }[] }
    return [name, rows.map(({ id, day }) => day ?? id)]
  })
  return {
    ...Object.fromEntries(await Promise.all(firsts)),
    members: [filled.longId, filled.memberId],
    payments: [filled.paymentId],
    'counter-days': [filled.dayId],
    broadcasts: [filled.broadcastId],
    threads: [filled.threadId],
    'message-templates': [filled.templateId],
    campaigns: [filled.campaignId],
    'shop-statements': [filled.shopId],
  }
}

/** Opens every page as somebody of a role: those who may see it, and those who may not read who may. */
async function walkPages(taker: DeskTaker, role: StaffRole, records: Record<string, string[]>): Promise<void> {
  for (const [name, { list }] of Object.entries(await loadPages())) {
    const may = mayCall(list, role)
    const shown = (records[name] ?? []).map((id) => `/${name}/${id}/show`)
    const begun = newOf.includes(name) ? [`/${name}/create`] : []
    for (const path of [`/${name}`, ...(may ? [...shown, ...begun] : [])]) {
      await taker.goTo(path)
      const isRefused = await taker.page.getByText('This page is for').isVisible()
      if (path === `/${name}` && isRefused === may)
        taker.note(path, 'who may open a page', isRefused ? 'refused to whoever may' : 'does not say who may')
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

/** What can be asked for alone: an empty programme, each role's pages, what lies over pages, the tasks of a day by keyboard. */
export const deskParts = ['empty', ...staffRoles, 'dialogs', 'keyboard'] as const
type DeskPart = (typeof deskParts)[number]

/**
 * Every page of the desk as each role sees it, and as it is before anything is in it: pictures to `folder`, and what is wrong.
 * `data` is a folder that does not exist yet.
 */
export async function photographDesk(browser: Browser, folder: string, data: string, parts: readonly DeskPart[]): Promise<Found[]> {
  const found: Found[] = []
  if (parts.includes('empty')) {
    const secret = firstAdmin(join(data, 'empty'))
    await onServer(join(data, 'empty'), { SEED: 'settings' }, async ({ base }) => {
      const walk = async (taker: DeskTaker) => {
        await walkFirstMinute(taker, secret)
        await walkPages(taker, 'admin', {})
      }
      found.push(...(await visit(browser, base, { name: 'empty', walk }, folder)))
    })
  }
  if (parts.every((part) => part === 'empty')) return found
  await onServer(join(data, 'full'), {}, async ({ base, said }) => {
    const desk = { base, token: await signInAtDesk(base, said(), Temporal.Now.instant()) }
    const filled = await fillDesk(desk)
    const records = await recordsOf(desk, filled)
    const walks: Record<Exclude<DeskPart, 'empty' | StaffRole>, (taker: DeskTaker) => Promise<void>> = {
      dialogs: (taker) => walkDialogs(taker, filled),
      keyboard: (taker) => walkByKeyboard(taker, filled),
    }
    for (const role of staffRoles.filter((one) => parts.includes(one))) {
      const walk = (taker: DeskTaker) => walkPages(taker, role, records)
      found.push(...(await visit(browser, base, { name: role, token: await sitDown(desk, role), walk }, folder)))
    }
    for (const name of ['dialogs', 'keyboard'] as const)
      if (parts.includes(name))
        found.push(...(await visit(browser, base, { name, token: await sitDown(desk, 'admin'), walk: walks[name] }, folder)))
  })
  return found
}
