import { createRequire } from 'node:module'
import { resolve } from 'node:path'
import type { Config } from './config.ts'

/** This programme's version. */
export const { version } = createRequire(import.meta.url)('../../package.json') as { version: string }

/** A database's address without who opens it and by what. */
function placeOf(url: string): string {
  const { hostname, port, pathname } = new URL(url)
  return `${hostname}:${port || 5432}${pathname}`
}

function describeDatabase({ database, MIGRATE }: Config): string {
  const changes = MIGRATE ? 'brought up to date at start' : 'as "npm run migrate" left it'
  if ('folder' in database) return `embedded, ${changes}`
  const direct = database.directUrl === undefined ? '' : `, directly at ${placeOf(database.directUrl)}`
  const replica = database.readUrl === undefined ? '' : `, reads that may be a second old from ${placeOf(database.readUrl)}`
  return `PostgreSQL at ${placeOf(database.url)}${direct}${replica}, ${database.pool} connections, ${changes}`
}

/** Where files are kept; nothing is said of the data folder, which has a line of its own. */
function describeFiles({ FILES, S3_BUCKET, S3_REGION, S3_ENDPOINT }: Config): string[] {
  if (FILES === 'folder') return []
  return [`files         S3, bucket ${S3_BUCKET} in ${S3_REGION}${S3_ENDPOINT === undefined ? '' : ` at ${new URL(S3_ENDPOINT).host}`}`]
}

/** What a process runs on, a line each, for whoever started it: addresses, parties and names, and no secret. */
export function describeStart(config: Config, metricsPort?: number): string[] {
  const { SMS, PAYNOW, NETS, PUSH, METRICS_HOST, TRACES_URL, TRACES_RATIO, secretFiles } = config
  return [
    `version       ${version}, Node ${process.versions.node}, ${config.STAGE ?? config.NODE_ENV}, role ${config.role}`,
    `database      ${describeDatabase(config)}`,
    `data folder   ${resolve(config.DATA_FOLDER)}`,
    ...describeFiles(config),
    `parties       SMS ${SMS}, PayNow ${PAYNOW}, NETS ${NETS}, push ${PUSH}`,
    ...(metricsPort === undefined ? [] : [`metrics       http://${METRICS_HOST}:${metricsPort}/metrics`]),
    ...(TRACES_URL === undefined ? [] : [`traces        ${TRACES_RATIO * 100} % of requests to ${new URL(TRACES_URL).host}`]),
    ...(secretFiles.length === 0 ? [] : [`from files    ${secretFiles.join(', ')}`]),
  ]
}
