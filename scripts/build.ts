import { BuildFailed, buildApps } from './build-apps.ts'

try {
  await buildApps()
} catch (error) {
  if (!(error instanceof BuildFailed)) throw error
  console.error(error.message)
  process.exit(1)
}
