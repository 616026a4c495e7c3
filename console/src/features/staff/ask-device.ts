/** Asks the device for a passkey; what it says no with is told in words. */
export async function askDevice<T>(ask: () => Promise<T>): Promise<T> {
  try {
    return await ask()
  } catch (error) {
    const known = error instanceof Error && error.name === 'InvalidStateError'
    throw new Error(
      known
        ? 'This device has a passkey for the desk already.'
        : 'No passkey was used: it was cancelled, or this device has none for the desk.',
      { cause: error },
    )
  }
}
