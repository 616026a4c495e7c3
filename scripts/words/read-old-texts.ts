import { execFileSync } from 'node:child_process'
import { cpSync, mkdirSync, mkdtempSync, readdirSync, rmSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Language } from '@mwc/contract/language/language'
import type { Texts } from './flatten-texts.ts'

const root = fileURLToPath(new URL('../..', import.meta.url))
const git = (...args: string[]) => execFileSync('git', args, { cwd: root, maxBuffer: 1 << 28 })

/** The English texts and those of a language as the last commit before a day (ISO 8601) had them, or the first one. */
export function readOldTexts(language: Language, since: string): { english: Texts; translated: Texts } {
  const before = git('rev-list', '-1', `--before=${since}T00:00:00`, 'HEAD').toString().trim()
  const commit = before || git('rev-list', '--max-parents=0', 'HEAD').toString().trim()
  const tree = mkdtempSync(join(tmpdir(), 'mwc-words-'))
  try {
    execFileSync('tar', ['-x', '-C', tree], { input: git('archive', commit) })
    cpSync(import.meta.dirname, join(tree, 'scripts', 'words'), { recursive: true })
    const modules = join(tree, 'node_modules')
    mkdirSync(join(modules, '@mwc'), { recursive: true })
    symlinkSync(join(tree, 'contract'), join(modules, '@mwc', 'contract'))
    for (const name of readdirSync(join(root, 'node_modules')).filter((name) => name !== '@mwc' && !name.startsWith('.')))
      symlinkSync(join(root, 'node_modules', name), join(modules, name))
    const printed = execFileSync(process.execPath, ['scripts/words/print-texts.ts', language], { cwd: tree, maxBuffer: 1 << 28 })
    const [english, translated] = JSON.parse(printed.toString()) as [Texts, Texts]
    return { english, translated }
  } finally {
    rmSync(tree, { recursive: true, force: true })
  }
}
