import { NetworkError } from './call-errors.ts'

/** Fetches code of the app; throws `NetworkError` where it does not come, whatever the browser calls that. */
export async function fetchCode<T>(load: () => Promise<T>): Promise<T> {
  try {
    return await load()
  } catch (cause) {
    throw new NetworkError('Code of the app did not come', { cause })
  }
}
