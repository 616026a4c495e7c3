import { mkdirSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { readConfig } from './config.ts'
import { openDatabase } from './database/open-database.ts'
import { listPostedShops } from './features/redemptions/shop-keys/list-posted-shops.ts'
import { writePoster } from './features/redemptions/shop-keys/write-poster.ts'
import { systemClock } from './ports/clock.ts'
import { StartFault } from './start-fault.ts'

/** Writes a poster for each open shop into a folder, as pages to print on A5. */
async function makePosters(folder: string): Promise<void> {
  if (folder === '') throw new StartFault('Usage: npm run posters -- OUT_FOLDER')
  const config = readConfig(process.env)
  const open = await openDatabase(config.database)
  try {
    const shops = await listPostedShops(open.db, systemClock.now())
    mkdirSync(folder, { recursive: true })
    for (const [i, shop] of shops.entries()) {
      const name = shop.name
        .toLowerCase()
        .replaceAll(/[^\p{L}\p{N}]+/gu, '-')
        .replaceAll(/^-|-$/g, '')
      writeFileSync(join(folder, `${String(i + 1).padStart(3, '0')}-${name}.html`), writePoster(shop, config.publicUrl))
    }
    console.log(
      `Wrote ${shops.length} posters to ${resolve(folder)}. Open each in a browser and print it on A5. Their codes lead to ${config.publicUrl}.`,
    )
  } finally {
    await open.close()
  }
}

try {
  await makePosters(process.argv[2] ?? '')
} catch (error) {
  if (!(error instanceof StartFault)) throw error
  console.error(error.message)
  process.exit(1)
}
