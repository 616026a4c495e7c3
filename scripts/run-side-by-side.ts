import { spawn } from 'node:child_process'

export type Program = {
  name: string
  args: string[]
  /** What it finds in its environment beside what all have. */
  env?: Record<string, string>
  /** How many processors it keeps busy; one where it does not say. */
  cores?: number
  /** Programs whose end it waits for, if they are run. */
  after?: string[]
  /** Started before the others, which then run beside it: it takes long. */
  first?: boolean
}
type Running = { width: number; cwd: string; env: NodeJS.ProcessEnv; tell: (text: string) => void; until?: AbortSignal }
/** How a program ended, and the last lines that it wrote. */
export type Ended = { name: string; ok: boolean; seconds: number; lastLines: string[] }

const lastLinesKept = 40

const lastLinesOf = (text: string) => text.split('\n').slice(-lastLinesKept)

/**
 * Runs programs of Node side by side on so many processors, and answers with how each ended.
 * Tells their output in their order: the first that has not ended at once, the others in their turn.
 * Told to stop by `until` it ends those that run, starts no other, and answers once they are closed.
 */
export async function runSideBySide(programs: Program[], { width, cwd, env, tell, until }: Running): Promise<Ended[]> {
  const ended = new Map<string, Ended>()
  const said = new Map<string, string[]>(programs.map(({ name }) => [name, []]))
  const waiting = programs.toSorted((a, b) => Number(b.first ?? false) - Number(a.first ?? false))
  let [told, free] = [0, width]

  /** Tells what is to be told by now; the next one's name stands above what it says. */
  function tellInOrder(): void {
    for (; told < programs.length; told += 1) {
      const name = programs[told]?.name ?? ''
      for (const part of said.get(name)?.splice(0) ?? []) tell(part)
      if (!ended.has(name)) return
      if (programs[told + 1]) said.get(programs[told + 1]?.name ?? '')?.unshift(`\n— ${programs[told + 1]?.name}\n`)
    }
  }

  const run = ({ name, args, env: own }: Program) =>
    new Promise<void>((resolve) => {
      const began = performance.now()
      const child = spawn(process.execPath, args, { cwd, env: { ...env, ...own }, stdio: ['ignore', 'pipe', 'pipe'] })
      const stop = () => void child.kill()
      until?.addEventListener('abort', stop)
      let tail = ''
      const hear = (part: string) => {
        tail = lastLinesOf(tail + part).join('\n')
        said.get(name)?.push(part)
        tellInOrder()
      }
      for (const output of [child.stdout, child.stderr]) output.setEncoding('utf8').on('data', hear)
      const end = (ok: boolean) => {
        until?.removeEventListener('abort', stop)
        ended.set(name, { name, ok, seconds: (performance.now() - began) / 1000, lastLines: lastLinesOf(tail) })
        tellInOrder()
        resolve()
      }
      child.on('error', (error) => {
        hear(String(error))
        end(false)
      })
      child.on('close', (code) => end(code === 0))
    })

  const isAwaited = (name: string) => programs.some((program) => program.name === name) && !ended.has(name)
  const running = new Set<Promise<void>>()
  if (programs[0]) tell(`\n— ${programs[0].name}\n`)
  while (waiting.length > 0 || running.size > 0) {
    for (const program of waiting.filter(({ after }) => !after?.some(isAwaited))) {
      const cores = Math.min(program.cores ?? 1, width)
      // What needs more room waits for it, and nothing later takes it away.
      if (cores > free) break
      waiting.splice(waiting.indexOf(program), 1)
      free -= cores
      const one = run(program).then(() => {
        free += cores
        running.delete(one)
      })
      running.add(one)
    }
    await Promise.race(running)
    if (until?.aborted) waiting.length = 0
  }
  return programs.flatMap(({ name }) => ended.get(name) ?? [])
}
