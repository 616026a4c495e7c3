import type { Language } from '@mwc/contract/language/language'
import { existsSync, readdirSync } from 'node:fs'
import { ofTheApp, ofTheServer, samples, textsOf } from './flatten-texts.ts'

/**
 * Prints the texts of one language and of English as JSON. It also runs in the tree of an earlier commit, where files may lack:
 * what does not load is left out.
 */
const language = process.argv[2] as Language

type Module = Record<string, unknown>
const load = (file: string) => (import(new URL(`../../${file}`, import.meta.url).href) as Promise<Module>).catch((): Module => ({}))

/** The app's sections, each exported by a file of its own. */
async function sectionsIn(one: Language): Promise<Module> {
  const folder = `mobile/src/words/${one}`
  const path = new URL(`../../${folder}`, import.meta.url)
  const files = existsSync(path) ? readdirSync(path, { recursive: true }).map(String) : []
  const isSection = (file: string) => file.endsWith('.ts') && !file.endsWith('-words.ts')
  const modules = await Promise.all(files.filter(isSection).map((file) => load(`${folder}/${file}`)))
  return Object.assign({}, ...modules)
}

async function textsIn(one: Language) {
  const server = ((await load(`server/src/words/${one}.ts`))[one] ?? {}) as { sms?: Record<string, unknown> }
  const { code, ...sms } = server.sms ?? {}
  return {
    ...textsOf(await sectionsIn(one), ofTheApp, 'app'),
    ...textsOf({ ...server, sms }, ofTheServer, 'server'),
    ...(code ? { 'server.sms.code': String((code as (values: unknown) => string)(samples)) } : {}),
    ...textsOf((await load(`server/src/words/notifications/${one}.ts`))[one] ?? {}, ofTheServer, 'notifications'),
    ...textsOf((await load(`contract/src/fields/field-words/${one}.ts`))['fieldWords'] ?? {}, ofTheServer, 'fields'),
    ...textsOf(
      ((await load('contract/src/fields/field-words/desk-field-words.ts'))['deskFieldWords'] as Module)[one] ?? {},
      ofTheServer,
      'fields',
    ),
  }
}

process.stdout.write(JSON.stringify([await textsIn('english'), await textsIn(language)]))
