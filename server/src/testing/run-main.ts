import { type RunningProgram, runProgram } from './run-program.ts'

const keys = { FIN_KEYS: `k1:${'11'.repeat(32)}`, LOOKUP_KEY: '22'.repeat(32) }

/** The server in a process of its own; `base` is where it listens, empty where it ended before. */
export type RunningMain = RunningProgram & { base: string }

/** Starts the server with these settings, keys and no other; answers once it listens or has ended. */
export async function runMain(settings: Record<string, string>, how: Parameters<typeof runProgram>[2] = {}): Promise<RunningMain> {
  const running = runProgram('main.ts', { ...keys, PORT: '0', LOG_LEVEL: 'warn', ...settings }, how)
  const address = await running.says(/(?:member's app|health) +(http:\/\/[\w.]+:\d+)\//)
  return { ...running, base: address?.[1] ?? '' }
}
