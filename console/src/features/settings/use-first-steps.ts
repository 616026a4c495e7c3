import type { DeskSettings } from '@mwc/contract/programme/programme-desk.schemas'
import { listTerminals } from '@mwc/contract/payments/counter-desk.calls'
import { readOwnDesk } from '@mwc/contract/staff/own-desk.calls'
import { listStaff } from '@mwc/contract/staff/staff-desk.calls'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { signedInId } from '../../calls/signed-in.ts'
import { callServer } from '../../calls/call-server.ts'
import { useDeskSettings } from './use-desk-settings.ts'

export type FirstStep = {
  name: string
  title: string
  why: string
  act: string
  to: string
  isDone: boolean
  /** Some programmes do without. */
  isOptional?: boolean
}

/** Stands among what is left out once nothing is open: the steps are not asked for again. */
const everything = 'everything'

const keyOf = (staffId: string) => `desk-first-steps:${staffId}`

function readLeftOut(): string[] {
  try {
    const found: unknown = JSON.parse(localStorage.getItem(keyOf(signedInId() ?? '')) ?? '[]')
    return Array.isArray(found) ? found.filter((name) => typeof name === 'string') : []
  } catch {
    // Something else wrote there, or the browser keeps nothing.
    return []
  }
}

function writeLeftOut(names: readonly string[]): void {
  try {
    localStorage.setItem(keyOf(signedInId() ?? ''), JSON.stringify(names))
  } catch {
    // It is asked again the next time.
  }
}

type Known = { settings: DeskSettings; passkeys: number; terminals: number; colleagues: number }

function stepsOf({ settings, passkeys, terminals, colleagues }: Known, leftOut: readonly string[]): FirstStep[] {
  const optional = (name: string, isDone: boolean) => ({ name, isDone: isDone || leftOut.includes(name), isOptional: true })
  return [
    {
      name: 'account',
      title: 'Your account: password, authenticator and recovery codes',
      why: '',
      act: '',
      to: '/account',
      // Nobody is here without them.
      isDone: true,
    },
    {
      name: 'prices',
      title: 'Prices',
      why: 'No plan is on sale: members can sign up, but nobody can pay yet.',
      act: 'Set the prices',
      to: '/settings',
      isDone: settings.prices.plans.some(({ onSale }) => onSale),
    },
    {
      ...optional('counter', terminals > 0),
      title: 'The first counter',
      why: 'The place and its NETS machine where fees are collected.',
      act: 'Add a counter',
      to: '/terminals',
    },
    {
      ...optional('colleague', colleagues > 0),
      title: 'A colleague',
      why: 'Money of the bank is matched by two people, and a second administrator lets you in when your phone is lost.',
      act: 'Invite somebody',
      to: '/staff',
    },
    {
      ...optional('passkey', passkeys > 0),
      title: 'A passkey for this computer',
      why: 'Signs you in by finger, face or PIN, without typing.',
      act: 'Add a passkey',
      to: '/account',
    },
  ]
}

/** What a new programme still needs; null for others than administrators, while it is not known, and once all is done. */
export function useFirstSteps({ enabled }: { enabled: boolean }): { steps: FirstStep[] | null; leaveOut: (name: string) => void } {
  const [leftOut, setLeftOut] = useState(readLeftOut)
  const isAsked = enabled && !leftOut.includes(everything)
  const { settings } = useDeskSettings({ enabled: isAsked })
  const once = { enabled: isAsked && settings !== undefined, staleTime: 60_000 }
  // Under the names of what is listed: an act that refreshes a list refreshes this, too.
  const terminals = useQuery({
    ...once,
    queryKey: ['terminals', 'first-steps'],
    queryFn: ({ signal }) => callServer(listTerminals, { pageSize: 1 }, signal),
  })
  const staff = useQuery({
    ...once,
    queryKey: ['staff', 'first-steps'],
    queryFn: ({ signal }) => callServer(listStaff, { pageSize: 1 }, signal),
  })
  const own = useQuery({ ...once, queryKey: ['own-desk'], queryFn: ({ signal }) => callServer(readOwnDesk, {}, signal) })
  const leaveOut = (name: string) => {
    const next = [...leftOut, name]
    setLeftOut(next)
    writeLeftOut(next)
  }
  const known =
    settings && terminals.data && staff.data && own.data
      ? { settings, passkeys: own.data.passkeys.length, terminals: terminals.data.total, colleagues: staff.data.total - 1 }
      : null
  const steps = known ? stepsOf(known, leftOut) : null
  // A passkey alone is nothing that a programme waits for.
  const isOver = steps !== null && !steps.some(({ name, isDone }) => !isDone && name !== 'passkey')
  useEffect(() => {
    if (isOver) writeLeftOut([...leftOut, everything])
  }, [isOver, leftOut])
  return { steps: isOver ? null : steps, leaveOut }
}
