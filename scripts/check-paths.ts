import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import ts from 'typescript'
import * as known from '../mobile/src/paths/paths.ts'

/** Holds that `mobile/src/paths/paths.ts` alone writes the app's paths. Tests write them out, as the specification does. */
const root = fileURLToPath(new URL('..', import.meta.url))
const paths = Object.values(known).flatMap((value) => {
  const path = typeof value === 'string' ? value : value.length === 1 ? (value as () => string)() : ''
  return path.split('?')[0] ?? ''
})
const written = new Set(paths.filter((path) => /^\/./.test(path) && path !== known.appBase))
const sources = execFileSync('git', ['ls-files', 'mobile/src/**.ts', 'mobile/src/**.tsx'], { cwd: root, encoding: 'utf8' })
  .split('\n')
  .filter((file) => file && !/\.test\.tsx?$|\/paths\/paths\.ts$/.test(file))

/** Whether a text begins with one of the app's paths; `/` alone counts where it says where a link leads. */
function isPath(text: string, isLink: boolean): boolean {
  return (isLink && text.startsWith('/')) || text.startsWith('/pages/') || written.has(text.split('?')[0] ?? text)
}

const wrong: string[] = []
let texts = 0
function look(file: string, source: ts.SourceFile, node: ts.Node): void {
  if (ts.isStringLiteralLike(node) || ts.isTemplateHead(node)) {
    texts += 1
    const isLink = ts.isJsxAttribute(node.parent) && node.parent.name.getText() === 'to'
    if (isPath(node.text, isLink)) {
      const { line } = source.getLineAndCharacterOfPosition(node.getStart())
      wrong.push(`${file}:${line + 1} writes ${node.text}: import it from mobile/src/paths/paths.ts`)
    }
  }
  ts.forEachChild(node, (child) => look(file, source, child))
}
for (const file of sources) {
  const source = ts.createSourceFile(file, readFileSync(`${root}${file}`, 'utf8'), ts.ScriptTarget.Latest, true)
  look(file, source, source)
}
console.log(`paths: ${written.size} paths, ${texts} texts in ${sources.length} files, ${wrong.length} wrong`)
for (const line of wrong) console.error(line)
process.exit(wrong.length > 0 || written.size === 0 || texts === 0 ? 1 : 0)
