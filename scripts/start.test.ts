import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { readConfig } from '../server/src/config.ts'
import { settingNames } from '../server/src/settings.ts'
import { StartFault } from '../server/src/start-fault.ts'
import { faultOf, keys, map, onlyThese, production, real, s3, staging, wrongSettings } from './wrong-settings.ts'

/** Where only the machine can tell what does not fit. */
const onThisMachine = ['BACKUP_FOLDER', 'DATA_FOLDER', 'POSTGRES_BIN', 'TEST_CLOCK', 'HOST', 'PORT', 'METRICS_HOST']

test('every setting stands in the table and in .env.example, and nothing else does', () => {
  const example = readFileSync(join(import.meta.dirname, '../.env.example'), 'utf8')
  const listed = [...example.matchAll(/^([A-Z0-9_]+)=/gm)].map(([, name]) => name ?? '')
  expect(listed.toSorted()).toEqual(settingNames.toSorted())
  expect([...new Set([...Object.keys(wrongSettings), ...onThisMachine])].toSorted()).toEqual(settingNames.toSorted())
})

test('what the table changes fits before', () => {
  for (const settings of [
    {},
    real,
    production,
    { ...production, ...s3 },
    staging,
    map,
    s3,
    { ...keys, DATABASE_URL: 'postgres://localhost/mwc' },
  ])
    expect(readConfig(settings)).toBeDefined()
})

describe.for(Object.entries(wrongSettings))('a start with another %s', ([name, all]) => {
  test.for(all)('is refused with what to set: %j', (settings) => {
    expect(() => readConfig(settings)).toThrow(new RegExp(`^  - .*\\b${name}\\b`, 'm'))
  })

  test('is refused by what a start asks first, in the words that it says', () => {
    const error = faultOf(() => readConfig(onlyThese({ ...keys, DATABASE_URL: 'postgres://localhost/mwc', ...all[0] })))
    expect(error).toBeInstanceOf(StartFault)
    expect(error.message).toMatch(/^The settings do not fit:(\n  - .*)+$/)
    expect(error.message).toMatch(new RegExp(`^  - .*\\b${name}\\b`, 'm'))
  })
})
