import { buildHeader } from '@mwc/contract/pages/rendered-page'
import { readStored, writeStored } from '../../shared/storage/storage.ts'
import { appBase } from '../../paths/paths.ts'

const key = 'NEW_BUILD'

/** Lets the next load come from the server: a worker of an older build would answer it with the page whose code is gone. */
async function leaveWorker(): Promise<void> {
  const registration = await navigator.serviceWorker?.getRegistration(`${appBase}/`)
  await registration?.unregister()
}

/**
 * Loads the page anew when its code is gone because of a newer build; once a build, so that it never goes in circles.
 * Answers whether it does. This tab keeps what was typed.
 */
export async function reloadIntoNewBuild(): Promise<boolean> {
  const ours = document.documentElement.dataset['build']
  try {
    const answer = await fetch(`${appBase}/`, { method: 'HEAD', cache: 'no-store' })
    const theirs = answer.headers.get(buildHeader)
    if (!theirs || theirs === ours || readStored('sessionStorage', key) === theirs) return false
    writeStored('sessionStorage', key, theirs)
    await leaveWorker()
  } catch {
    return false
  }
  window.location.reload()
  return true
}
