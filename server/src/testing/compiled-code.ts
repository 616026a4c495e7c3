const folder = process.env['NODE_COMPILE_CACHE']

/** Where a run keeps compiled code, for a program that gets no other settings: without it each start compiles all anew. */
export const compiledCode: Record<string, string> = folder ? { NODE_COMPILE_CACHE: folder } : {}
