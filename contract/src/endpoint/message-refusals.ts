/** Refusals about what members and staff write to each other. */
export const messageRefusals = {
  'messages.notFound': { code: 2801, status: 404 },
  'messages.keyReused': { code: 2802, status: 409 },
  'messages.tooMany': { code: 2803, status: 429 },
  'messages.otherRole': { code: 2804, status: 409 },
  'messages.newerMessage': { code: 2805, status: 409 },
  'messages.unreadable': { code: 2806, status: 400 },
  'messages.full': { code: 2807, status: 409 },
  'messages.closed': { code: 2808, status: 409 },
  'messages.templateNotFound': { code: 2809, status: 404 },
  'messages.templateNameTaken': { code: 2810, status: 409 },
  'messages.templateArchived': { code: 2811, status: 409 },
} as const
