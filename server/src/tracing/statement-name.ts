const verb = /\b(select|insert|update|delete|begin|commit|rollback)\b/i
/** Names in a statement are the code's own, in small letters; anything else is no table of ours. */
const table = /\b(?:from|into|update)\s+(?:only\s+)?"?([a-z][a-z0-9_]{0,50})"?/
const insideWith = /^\s*(?:\/\*[^*]*\*\/\s*)?with\b/i

/** What a statement does and to which table, `select session`: of its text, which has no values in it, and no more of that. */
export function statementName(text: string): string {
  // What stands first after `with` is what it is about: a row that is written, or a part that is read.
  const body = insideWith.test(text) ? text.slice(text.indexOf('(') + 1) : text
  const does = verb.exec(body)?.[1]?.toLowerCase()
  if (does === undefined) return 'statement'
  const named = table.exec(body)?.[1]
  return named === undefined ? does : `${does} ${named}`
}
