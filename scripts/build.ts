import { BuildFailed, buildPages } from './build-pages.ts'

try {
  await buildPages()
} catch (error) {
  if (!(error instanceof BuildFailed)) throw error
  console.error(error.message)
  process.exit(1)
}
