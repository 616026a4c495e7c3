import { me } from '@mwc/contract/account/people/people.calls'
import { chromium } from '@playwright/test'
import { launchOptions } from '../../e2e/fixtures/browser/find-browser.ts'
import { openAt } from '../../e2e/fixtures/screens/open-page.ts'
import { callServer } from '../../e2e/fixtures/server/call-server.ts'
import { myPagePath } from '../../mobile/src/paths/paths.ts'
import { openDatabase } from '../../server/src/database/open-database.ts'
import { startPostgres } from '../../server/src/testing/databases/real-postgres.ts'
import { startServer } from '../reads/start-process.ts'
import { makeScene } from '../writes/make-scene.ts'
import { simulated, startPayNow, tellPaid } from '../writes/simulated-payments.ts'

/** Milliseconds from a gateway's callback to the page of a member who waits for it and then says so, for each of some members. */
export async function timePaidPages(members: number): Promise<number[]> {
  const postgres = await startPostgres()
  const stops = [() => postgres.stop()]
  try {
    const open = await openDatabase({ url: postgres.url, pool: 3 })
    const { tokens } = await makeScene(open, members)
    await open.close()
    const server = await startServer(postgres.url, 10, simulated)
    stops.unshift(() => server.stop())
    const browser = await chromium.launch(launchOptions())
    stops.unshift(() => browser.close())
    const base = `http://127.0.0.1:${server.port}`
    const took: number[] = []
    for (const token of tokens) {
      const payment = await startPayNow(base, token)
      const page = await browser.newPage({ viewport: { width: 360, height: 740 } })
      const { user, membership } = await callServer(base, me, {}, token)
      await page.addInitScript(
        (stored) => {
          for (const [key, value] of Object.entries(stored)) localStorage.setItem(key, value)
        },
        { TOKEN_H5: token, USER_INFO: JSON.stringify(user), VIP_STATUS: membership.vipStatus },
      )
      const words = await openAt(page, base, myPagePath)
      const waits = page.waitForRequest((request) => request.url().includes(`${payment.id}?after=`))
      await page.getByRole('link', { name: words.membership.continuePayment, exact: true }).click()
      await page.getByRole('img', { name: words.payments.qrPicture('S$9.00') }).waitFor()
      // The page asks for the state it has, and from then on waits for another.
      await waits
      const at = performance.now()
      await tellPaid(base, payment)
      await page.getByRole('heading', { name: words.payments.successTitle, exact: true }).waitFor()
      took.push(performance.now() - at)
      await page.close()
    }
    return took
  } finally {
    for (const stop of stops) await stop()
  }
}
