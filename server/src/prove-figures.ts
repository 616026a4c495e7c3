import { readConfig } from './config.ts'
import { openDatabase } from './database/open-database.ts'
import { closeDays } from './features/figures/close-days.ts'
import { proveFigures } from './features/figures/prove-figures.ts'
import { systemClock } from './ports/clock.ts'
import { StartFault } from './start-fault.ts'

const help = `npm run figures -- prove   counts every day anew from the ledger; names the first figure that differs and ends with 1
npm run figures -- fill    counts the days that are over and were not counted; what is counted stays`

/** Beside the running server, without its limits of time: as many years as there are. */
async function run(command: string | undefined): Promise<boolean> {
  if (command !== 'prove' && command !== 'fill') {
    console.log(help)
    return command === undefined || command === '--help'
  }
  const { database } = readConfig(process.env)
  const open = await openDatabase({ ...database, migrate: false, ...('url' in database ? { limits: undefined } : {}) })
  try {
    if (command === 'fill') {
      const days = await closeDays({ db: open.background, clock: systemClock, longReads: open.longReads })
      console.log(days.length === 0 ? 'No day was missing.' : `Counted ${days.length} days: ${days[0]} to ${days.at(-1)}.`)
      return true
    }
    const { days, figures, first, last, missing, difference } = await proveFigures(open.background)
    if (difference) {
      const { day, figure, part, stored, counted } = difference
      console.error(`Figures differ first on ${day}: ${figure} ${part} is ${stored}, the ledger says ${counted}.`)
      return false
    }
    if (missing) console.error(`${missing} was not counted: npm run figures -- fill`)
    else
      console.log(
        days === 0 ? 'No day is counted yet.' : `${figures} figures of ${days} days, ${first} to ${last}, are what the ledger says.`,
      )
    return missing === null
  } finally {
    await open.close()
  }
}

try {
  if (!(await run(process.argv[2]))) process.exitCode = 1
} catch (error) {
  if (!(error instanceof StartFault)) throw error
  console.error(error.message)
  process.exit(1)
}
