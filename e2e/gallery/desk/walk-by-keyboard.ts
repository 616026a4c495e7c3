import type { Locator, Page } from '@playwright/test'
import { dailyTasks, type Task } from './daily-tasks.ts'
import type { DeskTaker } from './desk-taker.ts'
import type { Filled } from './fill-desk.ts'

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

async function walkTask(taker: DeskTaker, { name, at, steps }: Task): Promise<number> {
  const { page } = taker
  const hands = new Keyboard(taker)
  const dialog = page.locator('[role=dialog]')
  const inFront = async () => ((await dialog.count()) > 0 ? dialog.last() : page.getByRole('main'))
  await page.goto(`${taker.base}/console${at}`)
  await taker.settle()
  // From the content on, as the link at the top of each page leads there.
  await page.locator('#main-content').focus()
  for (const [kind, label, text = ''] of steps) {
    const scope = await inFront()
    const isOpening = kind === 'press' && (await dialog.count()) === 0
    const button = scope.getByRole('button', { name: label, exact: true }).and(scope.locator(':enabled')).first()
    if (kind === 'press') {
      if (!(await hands.reach(button, name))) return hands.keys
      await hands.press('Enter')
      if (isOpening) {
        await dialog.waitFor()
        await taker.settle()
        // What opened it has the focus again when it is left.
        await hands.press('Escape')
        await dialog.waitFor({ state: 'hidden' })
        if (!(await button.evaluate((element) => element === document.activeElement))) taker.note(name, 'focus lost', label)
        await hands.press('Enter')
        await dialog.waitFor()
        await taker.settle()
      }
    } else {
      if (!(await hands.reach(scope.getByLabel(label).first(), name))) return hands.keys
      if (kind === 'type') {
        await page.keyboard.press('Control+a')
        await page.keyboard.type(text)
      } else {
        await hands.press('Enter')
        const option = page.getByRole('option', { name: text, exact: true })
        await option.waitFor()
        await taker.settle()
        for (let i = 0; i < 30 && !(await option.evaluate((element) => element === document.activeElement)); i += 1)
          await hands.press('ArrowDown')
        await hands.press('Enter')
        await option.waitFor({ state: 'hidden' })
      }
    }
  }
  await dialog.waitFor({ state: 'hidden', timeout: 10_000 }).catch(async () => {
    taker.note(name, 'not done by keyboard', (await dialog.last().textContent())?.slice(0, 200) ?? '')
    await page.keyboard.press('Escape')
  })
  if (steps.length > mostInteractions) taker.note(name, 'too many interactions', String(steps.length))
  return hands.keys
}

/** Does the tasks of a day without a mouse, and prints what each takes. */
export async function walkByKeyboard(taker: DeskTaker, filled: Filled): Promise<void> {
  await taker.goTo('/work')
  for (const task of dailyTasks(filled)) {
    try {
      const keys = await walkTask(taker, task)
      console.log(`  by keyboard: ${task.name}: ${task.steps.length} interactions, ${keys} keys beside what is typed`)
    } catch (error) {
      taker.note(task.name, 'not done by keyboard', (error as Error).message.slice(0, 300))
    }
  }
}
