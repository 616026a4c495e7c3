import pino from 'pino'

/** How long a line of the log may wait for others. */
const logsWaitMs = 500
/** Bytes that wait at most where the log is not taken: some hundred thousand lines. */
export const mostWaiting = 16 * 1024 * 1024

/**
 * Where the log goes, written in batches beside the calls; what still waits is written when the process ends, by a fault too.
 * A log that is not taken (a pipe that nobody reads, a full disk) stops no call: what waits is tried again, too much is lost.
 * @param onLost hears how many lines were lost, once lines are taken again
 */
export function openLog(file: number, onLost: (lines: number) => void): { write(line: string): void; flushSync(): void } {
  const logs = pino.destination({ dest: file, sync: false, minLength: 4096, maxLength: mostWaiting, periodicFlush: logsWaitMs })
  let lost = 0
  logs.on('error', () => {})
  logs.on('drop', () => (lost += 1))
  logs.on('drain', () => {
    const lines = lost
    lost = 0
    if (lines > 0) onLost(lines)
  })
  return logs
}
