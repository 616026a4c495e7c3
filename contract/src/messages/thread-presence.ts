import type { AtThread } from './message-desk.schemas.ts'

/** Who else is at a thread, as a long poll says whom it knows of: names in order, a star after whoever writes; `-` for nobody. */
export const presenceText = (others: readonly AtThread[]): string =>
  others.map(({ username, isWriting }) => (isWriting ? `${username}*` : username)).join(',') || '-'
