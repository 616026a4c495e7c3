/** What keeps a process from starting and is no bug: its message says to whoever starts it what to do. */
export class StartFault extends Error {
  override name = 'StartFault'
}
