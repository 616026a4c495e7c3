import { execFile } from 'node:child_process'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { median } from './figures.ts'

const run = promisify(execFile)
const folder = join(import.meta.dirname, '..', 'lighthouse')
const command = join(folder, 'node_modules', 'lighthouse', 'cli', 'index.js')
const categories = ['accessibility', 'best-practices', 'seo', 'performance'] as const
/** Its performance score wavers with the machine. */
const runs = 3

/** 0 to 100 by category. */
export type Scores = Record<(typeof categories)[number], number>
export type Lighthouse = { scores: Scores; lost: string[] }

/** Fetches Lighthouse by its own lock file where it is not there yet: it would weigh on every `npm ci` of the project. */
async function ensureLighthouse(): Promise<void> {
  if (existsSync(command)) return
  console.log('Fetching Lighthouse…')
  await run('npm', ['ci', '--loglevel=error'], { cwd: folder })
}

type Report = {
  categories: Record<string, { score: number | null; auditRefs: { id: string; weight: number }[] }>
  audits: Record<string, { title: string; score: number | null }>
}

/** One report; on a busy machine its trace breaks now and then, so it is asked up to three times. */
async function report(address: string, port: number, tries = 3): Promise<Report> {
  const options = [`--port=${port}`, '--output=json', `--only-categories=${categories.join(',')}`, '--quiet', '--no-enable-error-reporting']
  try {
    const { stdout } = await run(process.execPath, [command, address, ...options], { maxBuffer: 64 * 1024 * 1024 })
    return JSON.parse(stdout) as Report
  } catch (error) {
    if (tries > 1) return report(address, port, tries - 1)
    // Its output is the whole report: only its last words say what was wrong.
    throw new Error((error as { stderr?: string }).stderr?.trim() || 'gave no report', { cause: error })
  }
}

/** Audits that count and were not passed, of all categories but performance, whose audits are timings. */
function lostPoints({ categories, audits }: Report): string[] {
  const counted = Object.entries(categories)
    .filter(([name]) => name !== 'performance')
    .flatMap(([, { auditRefs }]) => auditRefs)
  const ids = new Set(counted.filter(({ weight }) => weight > 0).map(({ id }) => id))
  return [...ids].flatMap((id) => {
    const audit = audits[id]
    return audit && audit.score !== null && audit.score < 1 ? [audit.title] : []
  })
}

/** Lighthouse's mobile preset on a first visit, in the Chromium that listens on `port`; medians of three runs. */
export async function runLighthouse(address: string, port: number): Promise<Lighthouse> {
  await ensureLighthouse()
  const reports: Report[] = []
  for (let i = 0; i < runs; i += 1) reports.push(await report(address, port))
  const score = (category: string) => Math.round((median(reports.map(({ categories }) => categories[category]?.score ?? null)) ?? 0) * 100)
  const scores = Object.fromEntries(categories.map((category) => [category, score(category)])) as Scores
  return { scores, lost: [...new Set(reports.flatMap(lostPoints))] }
}
