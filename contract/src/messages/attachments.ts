/** What a message may carry in place of a text. */
export const attachmentKinds = ['photo', 'voice'] as const
export type AttachmentKind = (typeof attachmentKinds)[number]

/** How long a voice note may be; the phone stops by itself. */
export const voiceSeconds = 60
/** What the server takes beyond that: the last piece of a recording ends when the phone gets to it. */
export const voiceToleranceSeconds = 3

/** A minute of Opus at our 24 kbit/s is 180 kB, of Safari's AAC up to 1 MB. */
export const voiceMaxBytes = 1_500_000

/** What phones record in: Opus in WebM (Chrome) or Ogg (Firefox), AAC or Opus in MP4 (Safari). */
export const voiceTypes = ['audio/webm', 'audio/ogg', 'audio/mp4'] as const
export type VoiceType = (typeof voiceTypes)[number]

/** Longest side in pixels of a photo in a message: a letter or a payslip can still be read. */
export const messagePhotoSide = 1600

/**
 * `POST` of a file's bytes with its media type; answers with `message`. `:key` is the idempotency key.
 * A photo as the member's own photo: JPEG, PNG or WebP of at most 5 MB.
 */
export const sendAttachmentPaths: Record<AttachmentKind, string> = {
  photo: '/h5/messages/photo/:key',
  voice: '/h5/messages/voice/:key',
}

/** `GET` answers the file of one of the member's own messages, `:id`. */
export const ownAttachmentPath = '/h5/messages/:id/file'

/** `GET` answers the file of a message, `:messageId`, of the thread `:id`. */
export const deskAttachmentPath = '/desk/threads/:id/messages/:messageId/file'

/** Where a waiting file is sent, below `apiBase`. */
export function sendAttachmentPath(kind: AttachmentKind, key: string): string {
  return sendAttachmentPaths[kind].replace(':key', key)
}
