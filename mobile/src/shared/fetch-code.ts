import { NetworkError } from './call-errors.ts'

/** Fetches code of the app; throws `NetworkError` where the phone has no network, which browsers do not tell of themselves. */
export async function fetchCode<T>(load: () => Promise<T>): Promise<T> {
  try {
    return await load()
  } catch (cause) {
    throw navigator.onLine ? cause : new NetworkError('Code of the app did not come', { cause })
  }
}
