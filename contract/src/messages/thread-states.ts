/** `open` somebody is to answer or may still write; `closed` staff are done with it, and the next message opens it anew. */
export const threadStates = ['open', 'closed'] as const
export type ThreadState = (typeof threadStates)[number]

export const authors = ['member', 'staff'] as const
export type Author = (typeof authors)[number]
