import { connect, type Socket } from 'node:net'
import { apiBase } from '@mwc/contract/endpoint/api-base'
import { logIn } from '@mwc/contract/account/log-in/log-in.calls'

const head = `POST ${apiBase}${logIn.path} HTTP/1.1\r\nhost: 127.0.0.1\r\ncontent-type: application/json\r\ncontent-length: 1000\r\n\r\n`

/** Opens as many sockets that send a byte a second, half of them of a head, half of a body; one that is closed comes again. */
export function sendSlowly(port: number, count: number): () => void {
  const sockets = new Map<number, Socket>()
  let isOver = false
  const open = (i: number) => {
    const socket = connect(port, '127.0.0.1')
    socket.on('error', () => {})
    socket.on('close', () => {
      if (!isOver) setTimeout(open, 100, i)
    })
    socket.write(i % 2 === 0 ? head.slice(0, 40) : head)
    sockets.set(i, socket)
  }
  for (let i = 0; i < count; i += 1) open(i)
  const ticking = setInterval(() => {
    for (const socket of sockets.values()) if (socket.writable) socket.write('x')
  }, 1_000)
  return () => {
    isOver = true
    clearInterval(ticking)
    for (const socket of sockets.values()) socket.destroy()
  }
}
