/** Refusals about batches of codes and what shops are owed: the desk's alone. */
export const offerRefusals = {
  'promos.inBatch': { code: 2415, status: 409 },
  'promos.batchKeyReused': { code: 2416, status: 409 },
  'shops.monthNotOver': { code: 3021, status: 409 },
  'shops.settled': { code: 3022, status: 409 },
  'shops.earlierFirst': { code: 3023, status: 409 },
  'shops.nothingToPay': { code: 3024, status: 409 },
  'shops.noCode': { code: 3025, status: 409 },
} as const
