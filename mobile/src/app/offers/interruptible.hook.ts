import { useEffect, useState } from 'react'
import { currentPath, useAddress } from '../../shared/navigation/navigation.ts'
import { routeShownAt } from '../routes/find-route.ts'

/** Screens on which money or a new account is under way. */
const busyScreens = /^\/pages\/(?:payment-method|payment-qr-code|payment-uncollected|sign-up|verify|create-pwd)\//
const fields = 'input:not([type=radio],[type=checkbox]),textarea'
const lookAgainMs = 1_000

function isTyping(): boolean {
  const all = [...document.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>(fields)]
  return all.some((field) => field.value !== '' || field === document.activeElement)
}

/** Whether nothing would be lost or disturbed now: no payment or sign-up on the screen, nothing typed, no sheet open. */
export function canInterrupt(): boolean {
  const path = currentPath()
  return !busyScreens.test(path) && !routeShownAt(path).needsDraft && !document.querySelector('dialog[open]') && !isTyping()
}

/** Whether the screen is a form: what lay over it would hide its fields or its button on a small phone. */
export function isForm(): boolean {
  return document.querySelector(`main form:not([role=search]) :is(${fields})`) !== null
}

/** `canInterrupt`, followed. What a screen writes into its own fields fires no event: so it is also looked at each second. */
export function useCanInterrupt(): boolean {
  const address = useAddress('/')
  const [interruptible, setInterruptible] = useState(canInterrupt)
  useEffect(() => {
    const look = () => setInterruptible(canInterrupt())
    look()
    const timer = setInterval(look, lookAgainMs)
    const events = ['input', 'focusin', 'visibilitychange'] as const
    for (const event of events) document.addEventListener(event, look)
    return () => {
      clearInterval(timer)
      for (const event of events) document.removeEventListener(event, look)
    }
  }, [address])
  return interruptible && !busyScreens.test(address)
}
