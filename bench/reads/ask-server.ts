import type { Request } from './list-reads.ts'
import { HttpConnection } from './http-connection.ts'

/** Asks one thing on a connection of its own. */
export async function ask(port: number, request: Request): Promise<{ status: number; body: string }> {
  const connection = await HttpConnection.open(port)
  try {
    return await new Promise((done) => connection.ask(request, (status, body) => done({ status, body: body() })))
  } finally {
    connection.close()
  }
}
