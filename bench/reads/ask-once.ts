import type { Request } from './list-reads.ts'
import { Line } from './line.ts'

/** Asks one thing on a connection of its own. */
export async function ask(port: number, request: Request): Promise<{ status: number; body: string }> {
  const line = await Line.open(port)
  try {
    return await new Promise((done) => line.ask(request, (status, body) => done({ status, body: body() })))
  } finally {
    line.close()
  }
}
