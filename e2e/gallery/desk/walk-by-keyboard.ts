import { mostInteractions } from '../../fixtures/desk/do-task.ts'
import { Hands } from '../../fixtures/desk/hands.ts'
import type { Task } from '../../fixtures/desk/task.ts'
import { contentTasks } from './content-tasks.ts'
import { recordTasks } from './daily-tasks.ts'
import type { DeskTaker } from './desk-taker.ts'
import type { Filled } from './fill-desk.ts'
import { messagesTasks } from './message-tasks.ts'
import { offerTasks } from './offer-tasks.ts'
import { serverTasks } from './server-tasks.ts'

async function walkTask(taker: DeskTaker, { name, at, steps, said }: Task): Promise<number> {
  const { page } = taker
  const note = (kind: string, what: string) => taker.note(name, kind, what)
  const hands = new Hands(page, { note, settle: () => taker.settle(), looksBack: true })
  const dialog = page.locator('[role=dialog]')
  if (at !== null) await page.goto(`${taker.base}/console${at}`)
  await taker.settle()
  // From the content on, as the link at the top of each page leads there.
  await page.locator('#content').focus()
  for (const step of steps) if (!(await hands.do(step))) return hands.keys
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
