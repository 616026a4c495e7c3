import { lexer } from 'marked'
import type { Token, Tokens } from 'marked'
import { Fragment, createElement } from 'react'
import type { ReactElement, ReactNode } from 'react'
import { safeUrl } from './safe-url.ts'

export type MarkdownProps = {
  text: string
  /** Level of the headings in the text: below that of the section that it stands in. */
  level?: 2 | 3 | 4
}

/** Deeper than anybody writes; what is nested further stands as it was written. */
const deepest = 8

const linkLook = 'font-semibold text-harbour-700 underline decoration-2 underline-offset-4'

function read(text: string): Token[] {
  try {
    return lexer(text)
  } catch {
    // Thousands of nested marks are more than the reader's stack.
    return [{ type: 'text', raw: text, text }]
  }
}

/** The parts of a text never change places: they stand as children of their own, which need no keys. */
function inARow<Part>(parts: readonly Part[], show: (part: Part) => ReactElement): ReactElement {
  return createElement(Fragment, null, ...parts.map(show))
}

function Link({ token, depth }: { token: Tokens.Link; depth: number }) {
  const address = safeUrl(token.href)
  if (address === null) return <bdi>{token.raw}</bdi>
  const outside = address.startsWith('https:') ? { target: '_blank', rel: 'noopener noreferrer' } : {}
  return (
    <a href={address} {...outside} className={linkLook}>
      <bdi>
        <Spans tokens={token.tokens} depth={depth + 1} />
      </bdi>
    </a>
  )
}

function Span({ token, depth }: { token: Token; depth: number }): ReactNode {
  if (depth > deepest) return token.raw
  switch (token.type) {
    case 'text':
      return token.tokens ? <Spans tokens={token.tokens} depth={depth + 1} /> : (token as Tokens.Text).text
    case 'escape':
    case 'codespan':
      return (token as Tokens.Codespan).text
    case 'strong':
      return (
        <strong>
          <Spans tokens={token.tokens} depth={depth + 1} />
        </strong>
      )
    case 'em':
      return (
        <em>
          <Spans tokens={token.tokens} depth={depth + 1} />
        </em>
      )
    case 'br':
      return <br />
    case 'link':
      return <Link token={token as Tokens.Link} depth={depth} />
    default:
      return token.raw
  }
}

function Spans({ tokens, depth }: { tokens: Token[] | undefined; depth: number }) {
  return inARow(tokens ?? [], (token) => <Span token={token} depth={depth} />)
}

function List({ token, ...place }: { token: Tokens.List; level: number; depth: number }) {
  const items = inARow(token.items, (item) => (
    <li className="pl-1">
      <Blocks tokens={item.tokens} {...place} depth={place.depth + 1} />
    </li>
  ))
  if (!token.ordered) return <ul className="list-disc space-y-1.5 pl-[1.25em] harbour-marks">{items}</ul>
  return (
    <ol start={token.start || 1} className="list-decimal space-y-1.5 pl-[1.75em] harbour-marks">
      {items}
    </ol>
  )
}

function Block({ token, level, depth }: { token: Token; level: number; depth: number }) {
  const Heading = `h${level}` as 'h3'
  if (depth > deepest) return <p className="whitespace-pre-line">{token.raw.trim()}</p>
  switch (token.type) {
    case 'space':
      return null
    case 'heading':
      return (
        <Heading className="pt-2 text-lg font-bold">
          <Spans tokens={token.tokens} depth={depth} />
        </Heading>
      )
    case 'text':
    case 'paragraph':
      return (
        <p>
          <Span token={{ ...token, type: 'text' } as Token} depth={depth} />
        </p>
      )
    case 'list':
      return <List token={token as Tokens.List} level={level} depth={depth} />
    case 'hr':
      return <hr className="border-t border-hairline" />
    case 'blockquote':
      return (
        <blockquote className="border-l-4 border-harbour-200 pl-4">
          <Blocks tokens={token.tokens ?? []} level={level} depth={depth + 1} />
        </blockquote>
      )
    default:
      return <p className="whitespace-pre-line">{token.raw.trim()}</p>
  }
}

function Blocks({ tokens, level, depth }: { tokens: Token[]; level: number; depth: number }) {
  return (
    <div className="space-y-3">
      {inARow(tokens, (token) => (
        <Block token={token} level={level} depth={depth} />
      ))}
    </div>
  )
}

/** The text as React elements, made of the tokens of a Markdown reader; only the marks that the programme knows are followed. */
export function MarkdownText({ text, level = 3 }: MarkdownProps) {
  return <Blocks tokens={read(text)} level={level} depth={0} />
}
