export const fieldLengths = { fin: 8, lastFour: 4, fullName: 80, company: 100, occupation: 30 } as const
