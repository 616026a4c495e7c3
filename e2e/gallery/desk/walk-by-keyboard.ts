import type { Locator, Page } from '@playwright/test'
import { contentTasks } from './content-tasks.ts'
import { recordTasks, type Step, type Task } from './daily-tasks.ts'
import type { DeskTaker } from './desk-taker.ts'
import type { Filled } from './fill-desk.ts'
import { messagesTasks } from './message-tasks.ts'
import { offerTasks } from './offer-tasks.ts'
import { serverTasks } from './server-tasks.ts'

/** Most interactions of a task, after the search. */
const mostInteractions = 5
/** Tabs after which something counts as out of reach. */
const mostTabs = 120

/** Whether somebody sees where the focus is: an outline, a ring, or a border that is there for it. Runs inside the page. */
function isFocusSeen(): boolean {
  const at = document.activeElement
  if (!(at instanceof HTMLElement) || at === document.body) return false
  const field = at.closest('.MuiInputBase-root')
  if (field) return field.classList.contains('Mui-focused')
  const { outlineStyle, outlineWidth, boxShadow } = getComputedStyle(at)
  return (outlineStyle !== 'none' && outlineWidth !== '0px') || boxShadow !== 'none' || at.querySelector('.MuiTouchRipple-child') !== null
}

/** Hands without a mouse: goes from stop to stop, and notes each at which nobody would see where they are. */
class Keyboard {
  keys = 0
  readonly #taker: DeskTaker
  readonly #page: Page
  constructor(taker: DeskTaker) {
    this.#taker = taker
    this.#page = taker.page
  }

  async press(key: string): Promise<void> {
    this.keys += 1
    await this.#page.keyboard.press(key)
  }

  /** Tabs until something has the focus; says so where it is never reached. */
  async reach(wanted: Locator, task: string): Promise<boolean> {
    await wanted.first().waitFor()
    for (let tabs = 0; tabs <= mostTabs; tabs += 1) {
      if (await wanted.first().evaluate((element) => element === document.activeElement)) return true
      await this.press('Tab')
      if (!(await this.#page.evaluate(isFocusSeen))) {
        const at = await this.#page.evaluate(() => document.activeElement?.outerHTML.slice(0, 120) ?? '')
        if (!at.startsWith('<body') && !at.includes('sentinel')) this.#taker.note(task, 'focus not seen', at)
      }
    }
    this.#taker.note(task, 'not reached by keyboard', String(wanted))
    return false
  }
}

/** A button, link, tab or item that acts, by its name, among those that can be pressed. */
function pressable(scope: Locator, name: string | RegExp): Locator {
  const named = typeof name === 'string' ? { name, exact: true } : { name }
  const roles = ['button', 'link', 'tab'] as const
  const [first, ...others] = roles.map((role) => scope.getByRole(role, named))
  return others
    .reduce((all, one) => all.or(one), first as Locator)
    .and(scope.locator(':not([disabled], [aria-disabled=true])'))
    .first()
}

/** Chooses in an open list by the arrow keys. */
async function chooseOption(hands: Keyboard, taker: DeskTaker, text: string): Promise<void> {
  const option = taker.page.getByRole('option', { name: text, exact: true })
  await option.waitFor()
  await taker.settle()
  // It opens at what is chosen, and does not go round.
  await hands.press('Home')
  for (let i = 0; i < 30 && !(await option.evaluate((element) => element === document.activeElement)); i += 1)
    await hands.press('ArrowDown')
  await hands.press('Enter')
  await option.waitFor({ state: 'hidden' })
}

/** Does one thing, and says whether it could be reached. */
async function doStep(taker: DeskTaker, hands: Keyboard, name: string, step: Step): Promise<boolean> {
  const { page } = taker
  const dialog = page.locator('[role=dialog]')
  const isAsked = (await dialog.count()) > 0
  const scope = isAsked ? dialog.last() : page.getByRole('main')
  const field = (label: string) => hands.reach(scope.getByLabel(label).first(), name)
  switch (step[0]) {
    case 'press': {
      const button = pressable(scope, step[1])
      if (!(await hands.reach(button, name))) return false
      await hands.press('Enter')
      if (isAsked) return true
      await dialog.waitFor()
      await taker.settle()
      // What opened it has the focus again when it is left.
      await hands.press('Escape')
      await dialog.waitFor({ state: 'hidden' })
      if (!(await button.evaluate((element) => element === document.activeElement))) taker.note(name, 'focus lost', step[1])
      await hands.press('Enter')
      await dialog.waitFor()
      await taker.settle()
      return true
    }
    case 'touch': {
      if (!(await hands.reach(pressable(scope, step[1]), name))) return false
      await hands.press('Enter')
      await taker.settle()
      return true
    }
    case 'file': {
      if (!(await hands.reach(pressable(scope, step[1]), name))) return false
      const asked = page.waitForEvent('filechooser')
      await hands.press('Enter')
      const { name: fileName, content } = step[2]
      await (await asked).setFiles({ name: fileName, mimeType: 'text/plain', buffer: Buffer.from(content) })
      await taker.settle()
      return true
    }
    case 'keys':
      await hands.press(step[1])
      return true
    case 'write':
      for (const [label, text] of step[1]) {
        if (!(await field(label))) return false
        await page.keyboard.type(text)
      }
      return true
    case 'type':
      if (!(await field(step[1]))) return false
      await page.keyboard.press('Control+a')
      await page.keyboard.type(step[2])
      return true
    case 'moment':
      if (!(await field(step[1]))) return false
      // Day, month, year, hour, minute: the browser goes on by itself where a part is full, after the year by the arrow.
      await page.keyboard.type(`${step[2].day}${step[2].month}2030`)
      await hands.press('ArrowRight')
      await page.keyboard.type('0930AM')
      return true
    case 'find':
      if (!(await field(step[1]))) return false
      await page.keyboard.type(step[2])
      await page.getByRole('option').first().waitFor()
      await hands.press('ArrowDown')
      await hands.press('Enter')
      return true
    case 'choose':
      if (!(await field(step[1]))) return false
      await hands.press('Enter')
      await chooseOption(hands, taker, step[2])
      return true
  }
}

async function walkTask(taker: DeskTaker, { name, at, steps, said }: Task): Promise<number> {
  const { page } = taker
  const hands = new Keyboard(taker)
  const dialog = page.locator('[role=dialog]')
  if (at !== null) await page.goto(`${taker.base}/console${at}`)
  await taker.settle()
  // From the content on, as the link at the top of each page leads there.
  await page.locator('#content').focus()
  for (const step of steps) if (!(await doStep(taker, hands, name, step))) return hands.keys
  await dialog.waitFor({ state: 'hidden', timeout: 10_000 }).catch(async () => {
    taker.note(name, 'not done by keyboard', (await dialog.last().textContent())?.slice(0, 200) ?? '')
    await page.keyboard.press('Escape')
  })
  if (said !== undefined) {
    const answer = page.getByText(said, { exact: typeof said === 'string' }).first()
    await answer.waitFor({ timeout: 15_000 }).catch(() => taker.note(name, 'not done by keyboard', `it does not say ${String(said)}`))
  }
  if (steps.length > mostInteractions) taker.note(name, 'too many interactions', String(steps.length))
  return hands.keys
}

/** Does the tasks of a day without a mouse, and prints what each takes. */
export async function walkByKeyboard(taker: DeskTaker, filled: Filled): Promise<void> {
  await taker.goTo('/work')
  const tasks = [recordTasks(filled), messagesTasks(filled), offerTasks(filled), contentTasks(), serverTasks()].flat()
  for (const task of tasks) {
    const known = taker.findings.length
    try {
      const keys = await walkTask(taker, task)
      console.log(`  by keyboard: ${task.name}: ${task.steps.length} interactions, ${keys} keys beside what is typed`)
    } catch (error) {
      taker.note(task.name, 'not done by keyboard', (error as Error).message.slice(0, 300))
      // What lies open would be in the way of the next.
      await taker.page.goto('about:blank')
    }
    for (const { kind, what } of taker.findings.slice(known)) console.log(`  by keyboard: ${task.name}: ${kind}: ${what}`)
  }
}
