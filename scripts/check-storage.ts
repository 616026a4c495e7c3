import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import ts from 'typescript'
import { storageLifetimes } from '../mobile/src/shared/storage/lifetimes/storage-lifetimes.ts'

/**
 * Holds that only these files touch what a phone stores, by the names of `storage-lifetimes.ts`, and that each does.
 * The page's first script stands before all modules: its names are held against the table here.
 */
const shared = 'mobile/src/shared'
const allowed: Record<string, readonly string[]> = {
  [`${shared}/storage/storage.ts`]: ['globalThis[kind]', 'cookie'],
  [`${shared}/storage/asynchronous/in-database.ts`]: ['indexedDB'],
  [`${shared}/storage/asynchronous/open-cache.ts`]: ['caches'],
  [`${shared}/session/changes/forget.ts`]: ['indexedDB', 'caches'],
}
const firstScript = /^mobile\/src\/app\/rendering\/[\w-]+\.js$/
const stores = ['localStorage', 'sessionStorage', 'indexedDB', 'caches', 'cookie', 'cookieStore']

/** Whether this is the page's or the worker's global object, whatever it is said to be. */
function isWhole(node: ts.Expression): boolean {
  if (ts.isParenthesizedExpression(node) || ts.isAsExpression(node)) return isWhole(node.expression)
  return ts.isIdentifier(node) && ['globalThis', 'window', 'self'].includes(node.text)
}

/** The stores that a file touches: by name, in quotes, or as whatever a variable names. */
function storesIn(source: ts.SourceFile): Set<string> {
  const found = new Set<string>()
  function visit(node: ts.Node): void {
    if (ts.isElementAccessExpression(node)) {
      const { expression, argumentExpression: name } = node
      if (ts.isStringLiteral(name) && stores.includes(name.text)) found.add(name.text)
      else if (!ts.isStringLiteral(name) && isWhole(expression)) found.add(node.getText(source))
    }
    // A property's name in an object, as in the table itself, touches nothing.
    const isName = node.parent && ts.isPropertyAssignment(node.parent) && node.parent.name === node
    if (ts.isIdentifier(node) && !isName && stores.includes(node.text)) found.add(node.text)
    ts.forEachChild(node, visit)
  }
  visit(source)
  return found
}

/** The keys that a script reads, writes or removes, by their storage. */
function keysIn(text: string): { kind: string; key: string }[] {
  const constants = new Map([...text.matchAll(/(?:var|const) (\w+) = '(\w+)'/g)].map(([, name = '', value = '']) => [name, value]))
  return [...text.matchAll(/\b(localStorage|sessionStorage)\.\w+Item\(\s*(?:'(\w+)'|(\w+))/g)].map(([, kind = '', key, name]) => ({
    kind,
    key: key ?? constants.get(name ?? '') ?? `the variable ${name}`,
  }))
}

const files = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard', 'mobile/src'], { encoding: 'utf8' })
  .split('\n')
  .filter((path) => /\.(ts|tsx|js)$/.test(path) && !/\.test\.tsx?$|\.d\.ts$/.test(path))
const wrong: string[] = []
let touches = 0
let keys = 0
for (const path of files) {
  const text = readFileSync(path, 'utf8')
  if (firstScript.test(path)) {
    for (const { kind, key } of keysIn(text)) {
      keys += 1
      if (!Object.hasOwn(storageLifetimes[kind as 'localStorage'], key))
        wrong.push(`${path} uses ${key} of ${kind}, which storage-lifetimes.ts does not name`)
    }
    continue
  }
  const found = storesIn(ts.createSourceFile(path, text, ts.ScriptTarget.Latest, true))
  const may = allowed[path] ?? []
  touches += found.size
  for (const store of found) if (!may.includes(store)) wrong.push(`${path} touches ${store}: go through ${shared}/storage`)
  for (const store of may) if (!found.has(store)) wrong.push(`${path} need not be allowed ${store}`)
}
for (const path of Object.keys(allowed)) if (!files.includes(path)) wrong.push(`${path} is gone`)
if (touches === 0 || keys === 0) wrong.push('nothing was seen')
console.log(`storage: ${files.length} files, ${touches} touches, ${keys} keys of the first script, ${wrong.length} wrong`)
for (const line of wrong) console.error(line)
process.exit(wrong.length > 0 ? 1 : 0)
