import { gatewayRest } from '../../ports/gateway-rest.rules.ts'
import type { Limits } from './make-guard.ts'

/** A call of a gateway with its repeat takes less than the lease that a question has on a payment (30 seconds). */
export const gatewayLimits: Limits = {
  timeoutMs: 10_000,
  repeats: 1,
  firstWaitMs: 250,
  patienceMs: 4_000,
  atOnce: 20,
  waiting: 100,
  aSecond: 25,
  faultsInARow: gatewayRest.faultsInARow,
  restMs: gatewayRest.seconds * 1000,
}

/** Jobs hand messages over, twenty at once of each kind; one ends within a minute. */
export const smsLimits: Limits = {
  timeoutMs: 15_000,
  repeats: 2,
  firstWaitMs: 300,
  patienceMs: 8_000,
  atOnce: 20,
  waiting: 40,
  aSecond: 50,
  faultsInARow: 5,
  restMs: 10_000,
}

/** Of one host. What is not taken stays in the table and is due again in minutes, so nothing is repeated at once. */
export const pushLimits: Limits = {
  timeoutMs: 15_000,
  repeats: 0,
  firstWaitMs: 300,
  patienceMs: 5_000,
  atOnce: 40,
  waiting: 40,
  aSecond: 200,
  faultsInARow: 5,
  restMs: 30_000,
}

/** Of a store of files. Somebody waits for a picture or an upload: two tries and the wait between them take 10 s at most. */
export const fileLimits: Limits = {
  timeoutMs: 4_000,
  repeats: 1,
  firstWaitMs: 100,
  patienceMs: 2_000,
  atOnce: 24,
  waiting: 100,
  aSecond: 500,
  faultsInARow: 5,
  restMs: 10_000,
}

/** The same for a command that copies all of them, at which nobody waits. */
export const copyLimits: Limits = {
  timeoutMs: 60_000,
  repeats: 6,
  firstWaitMs: 500,
  patienceMs: 30_000,
  atOnce: 8,
  waiting: 8,
  aSecond: 200,
  faultsInARow: 8,
  restMs: 10_000,
}
