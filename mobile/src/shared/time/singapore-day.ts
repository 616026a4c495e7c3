import { serverNow } from '../server/server-clock.ts'

/** Today in Asia/Singapore as `YYYY-MM-DD`, by the server's clock. */
export function singaporeDay(): string {
  return new Intl.DateTimeFormat('en-CA', { timeZone: 'Asia/Singapore' }).format(serverNow())
}
