import { faultCode } from '../ports/fault-code.ts'

/** A fault whose text is made of our own words and counts alone, so that logs may say it. */
export class LoggableError extends Error {
  override name = 'LoggableError'
}

/** A place in the code, as V8 writes it. */
const frame = /^ {4}at [^\n]*(?:file:\/\/|node:|node_modules\/)[^\n]*:\d+:\d+\)?$/

/** The places that a fault came through; what stands before them repeats its text. */
function framesOf(stack: unknown): string {
  const lines = typeof stack === 'string' ? stack.split('\n') : []
  return lines.slice(lines.findLastIndex((line) => !frame.test(line)) + 1).join('\n')
}

/** A fault's code and origin for the log. Its text may hold keys, numbers, codes and FINs; see the line named. */
export function describeFault(error: Error): { type: string; message: string; stack: string; code: string } {
  const message = error instanceof LoggableError ? error.message : ''
  const type = /^[A-Za-z]{1,40}$/.test(error.name) ? error.name : 'Error'
  return { type, message, stack: framesOf(error.stack), code: faultCode(error) }
}
