import { languageOfHeader } from '@mwc/contract/language/language'
import * as desk from '@mwc/contract/phone-reports/phone-report-desk.endpoints'
import * as contract from '@mwc/contract/phone-reports/phone-report.endpoints'
import { mostReports } from '@mwc/contract/phone-reports/report-kinds'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { LRUCache } from 'lru-cache'
import type { Dependencies } from '../../dependencies.ts'
import { readAddress } from '../../http/read-caller.ts'
import { Refusal } from '../../http/refusal.ts'
import { route } from '../../http/route.ts'
import { listRoute } from '../log/exports/list-route.ts'
import { reportsOfList, reportsOfPolicy } from './browser-reports.rules.ts'
import { keepReports } from './keep-reports.ts'
import { listPhoneReports } from './list-phone-reports.ts'

/** Bytes: a day's reports of a phone with the longest words. */
const bodyLimit = 32 * 1024
/** Reports that this process looks at in a second, from whomever. */
const mostASecond = 50
/** For so long an address that told too much is refused before anything of its report is read. */
const refusedMs = 60_000

/** Takes what phones and browsers tell, and lists it at the desk. */
export function phoneReportRoutes(app: FastifyInstance, deps: Dependencies): void {
  listRoute(app, deps, desk.listPhoneReports, ({ input }) => listPhoneReports(deps, input))
  app.register(async (reports) => {
    const refused = new LRUCache<string, true>({ max: 10_000, ttl: refusedMs })
    let [second, looked] = [0, 0]
    reports.addHook('onRequest', async (request) => {
      const now = Math.floor(performance.now() / 1000)
      if (now !== second) [second, looked] = [now, 0]
      looked += 1
      if (looked > mostASecond || refused.has(readAddress(request)))
        throw new Refusal('request.tooMany', { retryAfterSeconds: refusedMs / 1000 })
    })
    readBrowsersReports(reports, 'application/csp-report', reportsOfPolicy)
    readBrowsersReports(reports, 'application/reports+json', reportsOfList)
    route(
      reports,
      contract.sendReports,
      async ({ input, request }) => {
        const address = readAddress(request)
        await keepReports(deps, input, address).catch((error: unknown) => {
          if (error instanceof Refusal) refused.set(address, true)
          throw error
        })
        return {}
      },
      { bodyLimit },
    )
  })
}

/** Reads a form in which browsers tell of a policy into our own; which build of the app it was, they do not say. */
function readBrowsersReports(app: FastifyInstance, type: string, reportsOf: (body: unknown) => object[]): void {
  const read = (request: FastifyRequest, text: string) => {
    const language = languageOfHeader(request.headers['accept-language'])
    return { version: 'unknown', language, reports: reportsOf(JSON.parse(text)).slice(0, mostReports) }
  }
  app.addContentTypeParser<string>(type, { parseAs: 'string', bodyLimit }, (request, text, done) => {
    try {
      done(null, read(request, text))
    } catch {
      done(new Refusal('request.notJson'))
    }
  })
}
