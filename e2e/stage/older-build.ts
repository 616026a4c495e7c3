import type { IncomingMessage, ServerResponse } from 'node:http'
import { type Front, forward, openFront } from './front.ts'

const buildMark = /(data-build="|"?build"?:\s*["`])[\w-]{12}(["`])/
/** A built script carries eight characters of its content in its name. */
const scriptName = /-([\w-]{8})\.js/g

export type Deployment = Front & {
  /** The server deploys: from now on its own build answers, and the older one's files are gone. */
  deploy(): void
}

/**
 * A server that stands before `base` and, until `deploy`, gives the same app under an older build's names.
 * So nothing of one build works with the files of the other.
 */
export async function olderBuild(base: string): Promise<Deployment> {
  let deployed = false

  async function answerOlder({ url = '', headers }: IncomingMessage, reply: ServerResponse): Promise<void> {
    const answer = await fetch(base + url.replace('.old.js', '.js'), {
      headers: { cookie: headers.cookie ?? '', 'accept-language': headers['accept-language'] ?? '', 'accept-encoding': 'identity' },
      redirect: 'manual',
    })
    const kept = ['content-type', 'cache-control', 'content-language', 'content-security-policy', 'location']
    for (const name of kept) if (answer.headers.has(name)) reply.setHeader(name, answer.headers.get(name) ?? '')
    if (answer.headers.has('x-build')) reply.setHeader('x-build', 'older-build0')
    reply.statusCode = answer.status
    const isText = /html|javascript/.test(answer.headers.get('content-type') ?? '')
    if (!isText) return void reply.end(Buffer.from(await answer.arrayBuffer()))
    const text = await answer.text()
    reply.end(text.replace(buildMark, '$1older-build0$2').replace(scriptName, '-$1.old.js'))
  }

  const front = await openFront((incoming, reply) => {
    if (deployed || !incoming.url?.startsWith('/mobile')) forward(base, incoming, reply)
    else answerOlder(incoming, reply).catch(() => reply.destroy())
  })
  return { ...front, deploy: () => (deployed = true) }
}
