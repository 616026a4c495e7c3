import type { QueryClient } from '@tanstack/react-query'
import { maintenanceReturnKey } from '../../shared/navigation/enter-maintenance.ts'
import type { InterruptedScreen } from '../../shared/navigation/enter-maintenance.ts'
import { currentPath, leadsInside, readdress } from '../../shared/navigation/navigation.ts'
import { readStored, writeStored } from '../../shared/storage/storage.ts'
import { maintenancePath } from '../../paths/paths.ts'

/** The screen that maintenance took: the waiting one, or after a reload the one whose path this tab kept; else null. */
export function placeToGoBack(held: InterruptedScreen | null): string | null {
  const path = held?.path ?? readStored('sessionStorage', maintenanceReturnKey)
  return path !== null && leadsInside(path) && !path.startsWith(maintenancePath) ? path : null
}

/** Gives the screen back; everything that was asked meanwhile and refused is asked again. */
export function goBackTo(client: QueryClient, path: string): void {
  writeStored('sessionStorage', maintenanceReturnKey, null)
  if (currentPath() === maintenancePath) readdress(path)
  void client.invalidateQueries()
}
