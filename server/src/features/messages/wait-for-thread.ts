import { waitForVersions } from '../../database/reads/wait-for-version.ts'
import { carriedPresence } from './thread-presence.memory.ts'
import { readVersions, readVersionsOfMembers } from './threads.repo.ts'

/** Waits until a member's thread has changed; one that is not there yet has version 0. */
export const waitForThreadOf = waitForVersions('thread-of-member', readVersionsOfMembers)

/** The same for a thread by its id; processes tell each other who is at one. */
export const waitForThread = waitForVersions('thread', readVersions, carriedPresence)
