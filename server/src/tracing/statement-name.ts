const verb = /\b(select|insert|update|delete|begin|commit|rollback)\b/i
/** Names in a statement are the code's own, in small letters; anything else is no table of ours. */
const table = /\b(?:from|into|update)\s+(?:only\s+)?"?([a-z][a-z0-9_]{0,50})"?/
const beginsWith = /^\s*(?:\/\*[^*]*\*\/\s*)?with\b/i
const innermost = /\([^()]*\)/g

/** A statement without what stands in brackets: of `with`, what is in the first. */
function outermost(text: string): string {
  let rest = beginsWith.test(text) ? text.slice(text.indexOf('(') + 1) : text
  for (let before = ''; before !== rest;) {
    before = rest
    rest = rest.replaceAll(innermost, '')
  }
  return rest.split(')')[0] ?? ''
}

/** What a statement does and to which table, `select session`: of its text, which has no values in it, and no more of that. */
export function statementName(text: string): string {
  const rest = outermost(text)
  const does = verb.exec(rest)?.[1]?.toLowerCase()
  if (does === undefined) return 'statement'
  const named = table.exec(rest)?.[1]
  return named === undefined ? does : `${does} ${named}`
}
