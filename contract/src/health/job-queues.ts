/** The kinds of job of the server, by the names of their queues. */
export const jobQueues = ['sms.send', 'sms.notice', 'payments.open', 'file.remove'] as const
export type JobQueue = (typeof jobQueues)[number]
