/** Refusals about files of members: the desk's alone. */
export const importRefusals = {
  'imports.notFound': { code: 3131, status: 404 },
  'imports.unreadable': { code: 3132, status: 400 },
  'imports.notNow': { code: 3133, status: 409 },
  'imports.tooOld': { code: 3134, status: 409 },
  'imports.otherCount': { code: 3135, status: 409 },
} as const
