import { createContext, useContext } from 'react'
import type { Staff } from './staff-session.ts'

/** Whoever is signed in; around all pages but those before the desk. */
export const StaffContext = createContext<Staff | null>(null)

/** Who is signed in. */
export function useStaff(): Staff {
  const staff = useContext(StaffContext)
  if (!staff) throw new Error('nobody is signed in on this page')
  return staff
}
