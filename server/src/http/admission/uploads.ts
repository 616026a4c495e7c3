import { finished } from 'node:stream'
import type { FastifyReply } from 'fastify'
import { Refusal } from '../refusal.ts'

/** Who sends, how many bytes are held of it at most, and whether it is a picture that has to wait for its turn. */
type Upload = { sender: string; bytes: number; isPicture: boolean }
/** Does the work on a file in its place, which is its until that ends, also where whoever sent it has gone. */
export type InPlace = <T>(work: () => Promise<T>) => Promise<T>
/** Gives a file a place before anything of it is read. Refuses with `server.busy` where there is none. */
export type AdmitUpload = (reply: FastifyReply, upload: Upload) => InPlace

declare module 'fastify' {
  interface FastifyInstance {
    admitUpload: AdmitUpload
  }
}

export type UploadLimits = {
  /** Bytes of files that a process holds at once. */
  bytes: number
  /** Files of one sender at once. */
  ofSender: number
  /** Pictures that came whole and have not had their turn. */
  pictures: number
}

/** A phone whose line broke sends again while the first try is waited for. A hard picture takes 5 s, the app waits 60. */
export const uploadLimits: UploadLimits = { bytes: 96 * 1024 * 1024, ofSender: 3, pictures: 10 }

export function uploads(most: UploadLimits = uploadLimits): AdmitUpload {
  const inside = { bytes: 0, pictures: 0, ofSender: new Map<string, number>() }

  function count({ sender, bytes }: Upload, by: 1 | -1): void {
    inside.bytes += by * bytes
    const left = (inside.ofSender.get(sender) ?? 0) + by
    if (left > 0) inside.ofSender.set(sender, left)
    else inside.ofSender.delete(sender)
  }

  function requireTurn({ isPicture }: Upload): void {
    if (isPicture && inside.pictures >= most.pictures) throw new Refusal('server.busy')
  }

  return (reply, upload) => {
    requireTurn(upload)
    const isFull = inside.bytes + upload.bytes > most.bytes || (inside.ofSender.get(upload.sender) ?? 0) >= most.ofSender
    if (isFull) throw new Refusal('server.busy')
    let holders = 0
    const hold = () => void ((holders += 1) === 1 && count(upload, 1))
    const letGo = () => void ((holders -= 1) === 0 && count(upload, -1))
    hold()
    finished(reply.raw, letGo)
    return async (work) => {
      requireTurn(upload)
      hold()
      if (upload.isPicture) inside.pictures += 1
      try {
        return await work()
      } finally {
        if (upload.isPicture) inside.pictures -= 1
        letGo()
      }
    }
  }
}
